# For backup.sh, journal.sh and restore.sh: DATABASE_URL, or the content of the file that DATABASE_URL_FILE names. Its password
# moves to PGPASSWORD, since every user of the machine sees what a program is called with.
if [ -n "${DATABASE_URL_FILE:-}" ]; then
  DATABASE_URL=$(tr -d '\r' < "$DATABASE_URL_FILE")
fi
: "${DATABASE_URL:?DATABASE_URL or DATABASE_URL_FILE is needed}"

encoded=$(printf '%s\n' "$DATABASE_URL" |
  sed -n -e 's|.*[?&]password=\([^&]*\).*|\1|p' -e 's|^[^:]*://[^:@/]*:\([^@/]*\)@.*|\1|p')
DATABASE_URL=$(printf '%s\n' "$DATABASE_URL" |
  sed -e ':again' -e 's|\([?&]\)password=[^&]*&*|\1|' -e 't again' -e 's|^\([^:]*://[^:@/]*\):[^@/]*@|\1@|')
if [ -n "$encoded" ]; then
  PGPASSWORD=
  while after=${encoded#*%??} && [ "$after" != "$encoded" ]; do
    before=${encoded%"$after"}
    case ${before##*%} in
      [0-9A-Fa-f][0-9A-Fa-f]) ;;
      *)
        echo 'DATABASE_URL: in its password a % has no two hexadecimal digits behind it; a % itself is %25' >&2
        exit 1
        ;;
    esac
    octal=$(printf %03o "0x${before##*%}")
    # The dot keeps a line break, which would be dropped at the end.
    character=$(printf "\\$octal.")
    PGPASSWORD=$PGPASSWORD${before%\%??}${character%.}
    encoded=$after
  done
  export PGPASSWORD="$PGPASSWORD$encoded"
fi
