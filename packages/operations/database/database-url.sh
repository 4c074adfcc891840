# For backup.sh, journal.sh and restore.sh: DATABASE_URL, or the content of the file that DATABASE_URL_FILE names. Its password
# moves to PGPASSWORD, since every user of the machine sees what a program is called with.
if [ -n "${DATABASE_URL_FILE:-}" ]; then
  DATABASE_URL=$(cat "$DATABASE_URL_FILE")
fi
: "${DATABASE_URL:?DATABASE_URL or DATABASE_URL_FILE is needed}"

encoded=$(printf '%s\n' "$DATABASE_URL" |
  sed -n -e 's|.*[?&]password=\([^&]*\).*|\1|p' -e 's|^[^:]*://[^:@/]*:\([^@/]*\)@.*|\1|p')
if [ -n "$encoded" ]; then
  DATABASE_URL=$(printf '%s\n' "$DATABASE_URL" |
    sed -e 's|\([?&]\)password=[^&]*&*|\1|' -e 's|^\([^:]*://[^:@/]*\):[^@/]*@|\1@|')
  PGPASSWORD=
  while after=${encoded#*%??} && [ "$after" != "$encoded" ]; do
    before=${encoded%"$after"}
    octal=$(printf %03o "0x${before##*%}")
    PGPASSWORD=$PGPASSWORD${before%\%??}$(printf "\\$octal")
    encoded=$after
  done
  export PGPASSWORD="$PGPASSWORD$encoded"
fi
