#!/bin/sh
# roll.sh <service>: replaces every replica of gateway or upstream by one of the image that is there now, while others serve.
set -eu

service=${1:?gateway or upstream}
compose=${COMPOSE:-docker compose}
docker=${DOCKER:-docker}
draining=.draining-$service

drain() {
  for container; do
    echo "roll: $container drains"
    $docker stop --time 45 "$container" > /dev/null
    $docker rm "$container" > /dev/null
  done
}

# An interrupted roll has left old ones beside all of its new ones.
if [ -e "$draining" ] && $compose ps --quiet "$service" | grep -qvxFf "$draining"; then
  drain $($compose ps --quiet "$service" | grep -xFf "$draining")
fi

old=$($compose ps --quiet "$service")
if [ -z "$old" ]; then
  echo "roll: no $service runs" >&2
  exit 1
fi
count=$(echo "$old" | grep -c .)

# What has not become healthy would be asked by the edge, and counted as old by the next roll.
remove_new() {
  echo "roll: the new ones end here, and the old ones serve on; the last that the new ones said:" >&2 || true
  for container in $($compose ps --all --quiet "$service" | grep -vxF "$old"); do
    $docker logs --tail 20 "$container" >&2 || true
    $docker rm --force "$container" > /dev/null
  done
}

echo "roll: $count new beside $count old"
# One that has stopped, as in a roll that was interrupted, would be started again in the place of a new one.
$compose rm --force "$service" > /dev/null
trap remove_new EXIT
trap 'exit 130' HUP INT TERM
$compose up --detach --no-build --no-deps --no-recreate --wait --scale "$service=$((count * 2))" "$service"
echo "$old" > "$draining" || true
trap - EXIT HUP INT TERM
# The edge looks up the replicas every two seconds.
sleep 5
drain $old
rm -f "$draining"
$compose up --detach --no-build --no-deps --no-recreate --scale "$service=$count" "$service"
