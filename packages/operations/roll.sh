#!/bin/sh
# roll.sh <service>: replaces every replica of gateway or upstream by one of the image that is there now, while others serve.
set -eu

service=${1:?gateway or upstream}
compose=${COMPOSE:-docker compose}
docker=${DOCKER:-docker}

old=$($compose ps --quiet "$service")
if [ -z "$old" ]; then
  echo "roll: no $service runs" >&2
  exit 1
fi
count=$(echo "$old" | grep -c .)
echo "roll: $count new beside $count old"
$compose up --detach --no-build --no-deps --no-recreate --wait --scale "$service=$((count * 2))" "$service"
# The edge looks up the replicas every two seconds.
sleep 5
for container in $old; do
  echo "roll: $container drains"
  $docker stop --time 45 "$container" > /dev/null
  $docker rm "$container" > /dev/null
done
$compose up --detach --no-build --no-deps --no-recreate --scale "$service=$count" "$service"
