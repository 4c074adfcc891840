#!/bin/sh
# backup.sh <folder>: writes the whole database into one file there, while everything goes on.
set -eu
. "$(dirname "$0")/database-url.sh"

folder=${1:?a folder is needed}
file="$folder/layover-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Written aside and moved into place, so that every file with the name of a backup is whole.
draft="$file.part"
trap 'rm -f "$draft"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$draft" --dbname="$DATABASE_URL"
pg_restore --list "$draft" > /dev/null
sync "$draft"
mv "$draft" "$file"
echo "$file"
