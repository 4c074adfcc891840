#!/bin/sh
# backup.sh <folder>: writes the whole database into one file there, while everything goes on, and beside it the journal of
# erasures. Files of earlier backups are deleted after 35 days.
set -eu
umask 077
. "$(dirname "$0")/database-url.sh"

folder=${1:?a folder is needed}
nameNow() { echo "$folder/layover-$(date -u +%Y%m%dT%H%M%SZ)"; }
name=$(nameNow)
# A backup waits for a second that no other one has, whether that is being written or whole.
while [ -e "$name.dump.part" ] || [ -e "$name.dump" ]; do
  sleep 1
  name=$(nameNow)
done
# Written aside and moved into place, so that every file with the name of a backup is whole. Of two at the same moment one ends here.
set -C
: > "$name.dump.part"
trap 'rm -f "$name.dump.part" "$name.erasures.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$name.dump.part" --dbname="$DATABASE_URL"
pg_restore --list "$name.dump.part" > /dev/null
sh "$(dirname "$0")/journal.sh" > "$name.erasures.part"
sync "$name.dump.part" "$name.erasures.part"
mv "$name.erasures.part" "$name.erasures"
mv "$name.dump.part" "$name.dump"
# Only after a new backup is in place. What a killed one left goes after a day.
find "$folder" -maxdepth 1 -type f \( -name 'layover-*.dump' -o -name 'layover-*.erasures' \) -mtime +34 -exec rm -f {} +
find "$folder" -maxdepth 1 -type f -name 'layover-*.part' -mtime +0 -exec rm -f {} +
echo "$name.dump"
