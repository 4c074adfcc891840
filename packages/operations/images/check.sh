#!/bin/sh
# check.sh <image> <megabytes>: ends with 1 where an image is larger, runs as root, or contains tools of its build.
set -eu

size=$(($(docker image inspect --format '{{.Size}}' "$1") / 1000000))
user=$(docker image inspect --format '{{.Config.User}}' "$1")
echo "$1: $size MB, user $user"
test "$size" -le "$2"
test "$user" = 10001:10001
docker run --rm --network none --read-only "$1" sh -c '! command -v npm && ! command -v pnpm && ! ls node_modules/typescript'
