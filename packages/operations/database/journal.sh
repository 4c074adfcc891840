#!/bin/sh
# journal.sh: writes the journal of erasures, one in a line; nothing for a database of a release before it.
set -eu
. "$(dirname "$0")/database-url.sh"

query() {
  psql --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$DATABASE_URL" --command="$1"
}

# By itself: inside the condition a query that fails would end as an empty journal.
isThere=$(query "select to_regclass('public.erasures') is not null")
if [ "$isThere" = t ]; then
  query "select email_hash || ' ' || to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')
    from erasures order by email_hash"
fi
