#!/bin/sh
# Database, site.json and photos in one new file of BACKUP_DIR (DATA_DIR/backups unless set), whose database is read once
# before the file gets its name; only then are the old ones removed. deploy/site-backup.service runs this with the server's
# settings, compose.yaml with those of PostgreSQL (PGHOST), and so does tests/server/nightly-backup.test.ts.
# `--check <file>` says what a backup holds, and makes none.
set -eu
umask 077
case "$#:${1:-}" in
  0:) checked= ;;
  2:--check) checked=$2 ;;
  *)
    echo "usage: sh deploy/backup.sh [--check <file>]" >&2
    exit 2
    ;;
esac
# The privacy policy names these days: content/legal/privatumo-politika.mdx.
days=14
backups=${BACKUP_DIR:-$DATA_DIR/backups}
facts=${SITE_FILE:-$DATA_DIR/site.json}
mkdir -p "$backups"

check() {
  case $1 in
    *.jsonl.gz) node_modules/.bin/node scripts/backup.ts --check "$1" ;;
    *.dump) check_dump "$1" ;;
    *)
      tar --extract --no-same-owner --file="$1" --directory="$parts"
      for part in "$parts"/database.*; do check "$part"; done
      ;;
  esac
}

check_dump() {
  pg_restore --file=/dev/null "$1"
  # A line before the rows of the table and one after them.
  lines=$(pg_restore --data-only --table=leads --file=- "$1" | sed -n '/^COPY /,/^\\\.$/p' | wc -l)
  if [ "$lines" -lt 2 ]; then
    echo "The dump has no table of leads, so it is of no site." >&2
    exit 1
  fi
  made=$(pg_restore --list "$1" | sed -n 's/^; *Archive created at //p')
  echo "${1##*/} holds leads: $((lines - 2)); it was made $made."
}

file=$backups/$(date -u +%Y-%m-%dT%H-%M-%S).tar
parts=$(mktemp -d "$backups/.parts-XXXXXX")
trap 'rm -rf "$parts" "$file.part"' EXIT
if [ -n "$checked" ]; then
  held=$(check "$checked")
  echo "${held#"$parts/"}"
  exit 0
fi
if [ -n "${PGHOST:-}" ]; then
  pg_dump --format=custom --file="$parts/database.dump"
elif [ -n "${DATABASE_URL:-}" ]; then
  node_modules/.bin/node deploy/postgres.js pg_dump --format=custom --file="$parts/database.dump"
else
  node_modules/.bin/node scripts/backup.ts "$parts/database.jsonl.gz" >/dev/null
fi
if [ -f "$parts/database.dump" ]; then check_dump "$parts/database.dump" >&2; fi
if [ -f "$facts" ]; then cp "$facts" "$parts/site.json"; fi
if [ -d "$DATA_DIR/photos" ]; then cp -rL "$DATA_DIR/photos" "$parts"; fi
tar --create --file="$file.part" --directory="$parts" .
mv "$file.part" "$file"
echo "$file"
# A day early, because the next look is tomorrow.
find "$backups" -maxdepth 1 -type f \
  \( -name '*.tar' -o -name '*.jsonl.gz*' -o -name '*.tar.gz*' -o -name '*.dump*' -o -name '*.part' \) \
  -mmin "+$(((days - 1) * 24 * 60))" -delete
