#!/bin/sh
# Writes what the Containerfile builds on, where no image can be pulled (docs/operations.md): Debian by debootstrap, the Node
# of this checkout (npm ci has fetched it), npm from the registry. Only root may.
#   sh deploy/base-image.sh base.tar && podman import base.tar localhost/node:24
set -eu
target=$(realpath "$1")
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
base=$work/base
debootstrap --variant=minbase --include=ca-certificates bookworm "$base" >&2
rm -rf "$base"/var/cache/apt/archives/*.deb "$base"/var/lib/apt/lists/*

npm=$base/usr/local/lib/node_modules/npm
mkdir -p "$npm" "$base/usr/local/etc"
tar -xzf "$work/$(npm pack --silent --pack-destination "$work" npm@11)" -C "$npm" --strip-components=1
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/local/bin/npm"
cp node_modules/node/bin/node "$base/usr/local/bin/node"

# Whom this machine trusts: the way to a registry may lead through a proxy with a certificate of its own.
cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/ca-certificates.crt"
echo cafile=/etc/ssl/certs/ca-certificates.crt > "$base/usr/local/etc/npmrc"
tar -C "$base" --exclude='./dev/*' -cf "$target.part" .
mv "$target.part" "$target"
