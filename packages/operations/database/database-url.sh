# For backup.sh and restore.sh: DATABASE_URL, or the content of the file that DATABASE_URL_FILE names.
if [ -n "${DATABASE_URL_FILE:-}" ]; then
  DATABASE_URL=$(cat "$DATABASE_URL_FILE")
fi
: "${DATABASE_URL:?DATABASE_URL or DATABASE_URL_FILE is needed}"
