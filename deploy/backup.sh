#!/bin/sh
# Database, site.json and photos in one new file of BACKUP_DIR (DATA_DIR/backups unless set), whose database is read once
# before the file gets its name; only then are the old ones removed. deploy/site-backup.service runs this with the server's
# settings, compose.yaml with those of PostgreSQL (PGHOST), and so does tests/server/nightly-backup.test.ts.
set -eu
umask 077
# The privacy policy names these days: content/legal/privatumo-politika.mdx.
days=14
backups=${BACKUP_DIR:-$DATA_DIR/backups}
facts=${SITE_FILE:-$DATA_DIR/site.json}
mkdir -p "$backups"
file=$backups/$(date -u +%Y-%m-%dT%H-%M-%S).tar
parts=$(mktemp -d "$backups/.parts-XXXXXX")
trap 'rm -rf "$parts" "$file.part"' EXIT
if [ -n "${PGHOST:-}" ]; then
  pg_dump --format=custom --file="$parts/database.dump"
elif [ -n "${DATABASE_URL:-}" ]; then
  node_modules/.bin/node deploy/postgres.js pg_dump --format=custom --file="$parts/database.dump"
else
  node_modules/.bin/node scripts/backup.ts "$parts/database.jsonl.gz" >/dev/null
fi
if [ -f "$parts/database.dump" ]; then pg_restore --file=/dev/null "$parts/database.dump"; fi
if [ -f "$facts" ]; then cp "$facts" "$parts/site.json"; fi
if [ -d "$DATA_DIR/photos" ]; then cp -r "$DATA_DIR/photos" "$parts"; fi
tar --create --file="$file.part" --directory="$parts" .
mv "$file.part" "$file"
echo "$file"
# A day early, because the next look is tomorrow.
find "$backups" -maxdepth 1 -type f \
  \( -name '*.tar' -o -name '*.jsonl.gz*' -o -name '*.tar.gz*' -o -name '*.dump*' -o -name '*.part' \) \
  -mmin "+$(((days - 1) * 24 * 60))" -delete
