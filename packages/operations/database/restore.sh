#!/bin/sh
# restore.sh <file>: fills an empty database from a backup, whole or not at all. Stop the upstreams first.
set -eu
. "$(dirname "$0")/database-url.sh"

file=${1:?a backup is needed}
if [ ! -s "$file" ]; then
  echo "restore: $file is missing or empty" >&2
  exit 1
fi
tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$DATABASE_URL" \
  --command="select count(*) from pg_tables where schemaname = 'public'")
if [ "$tables" != 0 ]; then
  echo "restore: the database holds $tables tables; a backup goes into an empty one" >&2
  exit 1
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$file"
echo "restored $file"
journal=$(find "$(dirname "$file")" -maxdepth 1 -type f -name 'layover-*.erasures' | sort | tail -n 1)
echo "next, before the upstreams start: erase --replay ${journal:-<the newest .erasures of your backups>}"
