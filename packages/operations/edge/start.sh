#!/bin/sh
# Starts nginx with the resolver that this container was given.
set -eu

for file in /run/secrets/tls_certificate /run/secrets/tls_key; do
  if [ ! -s "$file" ] || [ ! -r "$file" ]; then
    echo "edge: $file is missing, empty or not readable" >&2
    exit 1
  fi
done
resolver=$(awk '$1 == "nameserver" { print $2; exit }' /etc/resolv.conf)
if [ -z "$resolver" ]; then
  echo "edge: /etc/resolv.conf names no nameserver" >&2
  exit 1
fi
sed "s/RESOLVER/$resolver/" /etc/nginx/edge/nginx.conf > /tmp/nginx.conf
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
