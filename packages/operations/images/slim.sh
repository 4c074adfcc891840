#!/bin/sh
# Removes files that a deployed server never loads: parts for other systems, types, tests and documents.
set -eu
cd "$1"

# Prebuilt parts of native packages: those of this system stay.
system="linux-$(node -p process.arch)"
find . -type d -name prebuilds | while read -r folder; do
  find "$folder" -mindepth 1 -maxdepth 1 -type d ! -name "$system" -exec rm -rf {} +
done

find . -type f \( -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.d.ts.map' -o -name '*.md' -o -name 'CHANGELOG*' \) \
  -path '*/node_modules/*' -delete
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name benchmarks -o -name .github \) \
  -path '*/node_modules/*' -prune -exec rm -rf {} +

# Notes of the package manager, which contain the time.
find . -maxdepth 3 -type f \( -name .modules.yaml -o -name '.pnpm-workspace-state*' \) -path '*/node_modules/*' -delete
