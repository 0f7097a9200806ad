#!/bin/sh
# A new backup in DATA_DIR/backups, read once before it gets its name; only then are those of two weeks ago removed.
# deploy/site-backup.service runs this with the server's settings, and so does tests/server/nightly-backup.test.ts.
set -eu
backups=$DATA_DIR/backups
if [ -z "${DATABASE_URL:-}" ]; then
  node_modules/.bin/node scripts/backup.ts
else
  umask 077
  mkdir -p "$backups"
  file=$backups/$(date -u +%Y-%m-%dT%H-%M-%S).dump
  trap 'rm -f "$file.part"' EXIT
  pg_dump --format=custom --file="$file.part" "${DATABASE_OWNER_URL:-$DATABASE_URL}"
  pg_restore --file=/dev/null "$file.part"
  mv "$file.part" "$file"
  echo "$file"
fi
find "$backups" -type f \( -name '*.jsonl.gz*' -o -name '*.tar.gz*' -o -name '*.dump*' \) -mtime +14 -delete
