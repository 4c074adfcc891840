# For backup.sh and restore.sh: DATABASE_URL, or what the file in DATABASE_URL_FILE holds.
if [ -n "${DATABASE_URL_FILE:-}" ]; then
  DATABASE_URL=$(cat "$DATABASE_URL_FILE")
fi
: "${DATABASE_URL:?DATABASE_URL or DATABASE_URL_FILE is needed}"
