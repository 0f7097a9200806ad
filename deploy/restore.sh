#!/bin/sh
# Puts a backup of deploy/backup.sh in the place of database, site.json and photos, while the site is stopped. The facts
# that were there stay beside them as *.before-<time>, and a dump of the PostgreSQL database that was there among the backups.
# It takes the backups of earlier releases too, which hold the database alone.
# tests/server/restore-kit.test.ts runs this.
set -eu
umask 077
fail() {
  echo "$1" >&2
  exit 1
}

refuse() {
  fail "$backup is no whole backup of a site: nothing was changed."
}

new=
if [ "${1:-}" = --new ]; then new=--new && shift; fi
backup=${1:?usage: sh deploy/restore.sh [--new] <file>}
facts=${SITE_FILE:-$DATA_DIR/site.json}
backups=${BACKUP_DIR:-$DATA_DIR/backups}
mkdir -p "$DATA_DIR" "$backups"
if [ ! -w "$(dirname "$facts")" ]; then
  fail "The folder of $facts is not there or may not be written: nothing was changed."
fi
parts=$(mktemp -d "$DATA_DIR/.restore-XXXXXX")
trap 'rm -rf "$parts"' EXIT
case $backup in
  *.jsonl.gz) cp "$backup" "$parts/database.jsonl.gz" ;;
  *.dump) cp "$backup" "$parts/database.dump" ;;
  *) tar --extract --no-same-owner --file="$backup" --directory="$parts" || refuse ;;
esac

postgres() {
  if [ -n "${PGHOST:-}" ]; then "$@"; else node_modules/.bin/node deploy/postgres.js "$@"; fi
}

# What is there may hold requests that no backup has, also when the site was not stopped.
keep_database() {
  before=$backups/before-$(date -u +%Y-%m-%dT%H-%M-%S).dump
  postgres pg_dump --format=custom --file="$parts/before.dump" || fail "What is there could not be kept: nothing was changed."
  # A new database has no tables yet.
  if pg_restore --list "$parts/before.dump" | grep ' TABLE DATA public leads ' >/dev/null; then
    mv "$parts/before.dump" "$before"
    echo "The database that was there is kept as $before, for two weeks as backups are."
  fi
}

if [ -f "$parts/database.jsonl.gz" ]; then
  if [ -n "${PGHOST:-}${DATABASE_URL:-}" ]; then
    fail "$backup is a backup of the embedded database, which cannot be restored into PostgreSQL: unset DATABASE_URL."
  fi
  node_modules/.bin/node scripts/restore.ts $new "$parts/database.jsonl.gz"
elif [ -z "${PGHOST:-}${DATABASE_URL:-}" ]; then
  fail "$backup is a backup of a PostgreSQL server: set DATABASE_URL."
else
  sh "$(dirname "$0")/backup.sh" --check "$parts/database.dump" || refuse
  keep_database
  # Everything goes first, because a later release may have tables that the backup does not know but that refer to its own.
  # One transaction: when anything fails, the database is as it was.
  pg_restore --file="$parts/database.sql" "$parts/database.dump"
  postgres psql --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction \
    --command='set client_min_messages = warning' \
    --command='drop schema if exists pgboss, drizzle, public cascade' \
    --command='create schema public authorization pg_database_owner' \
    --command='grant usage on schema public to public' --file="$parts/database.sql"
  # Without Node here, the start of the site does this.
  if [ -z "${PGHOST:-}" ]; then node_modules/.bin/node scripts/migrate.ts; fi
  echo "People who were erased after this backup was made are back: erase them again."
fi

place() {
  [ -e "$1" ] || return 0
  if [ -e "$2" ]; then mv "$2" "$2.before-$(date -u +%Y-%m-%dT%H-%M-%S)"; fi
  mv "$1" "$2"
}
place "$parts/site.json" "$facts"
place "$parts/photos" "$DATA_DIR/photos"
echo "Restored $backup."
