#!/bin/sh
# Starts nginx with the resolver that this container was given and the hosts of PUBLIC_ORIGIN.
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
hosts=$(printf '%s' "${PUBLIC_ORIGIN:-}" | tr ',' '\n' | sed -n 's|^ *https\{0,1\}://\([A-Za-z0-9.-]*\).*|\1|p' | tr '\n' ' ')
if [ -z "$hosts" ]; then
  echo "edge: PUBLIC_ORIGIN names no host, such as https://shop.example" >&2
  exit 1
fi
sed -e "s/RESOLVER/$resolver/" -e "s/SHOP_HOSTS/$hosts/" /etc/nginx/edge/nginx.conf > /tmp/nginx.conf
exec nginx -c /tmp/nginx.conf -g 'daemon off;'
