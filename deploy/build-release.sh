#!/bin/sh
# Packs the last commit, built, into <folder>/site-<version>-<commit>-<processor>.tar.gz and prints the file's path. It runs
# on any Linux with glibc, libatomic and this processor, which needs neither Node nor npm, git, or memory to build:
# docs/how-to/deploy.md. tests/server/build-release.test.ts runs this.
set -eu
mkdir -p "${1:?usage: sh deploy/build-release.sh <folder>}"
folder=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet --depth 1 "file://$(git rev-parse --show-toplevel)" "$work/release"
cd "$work/release"
sh deploy/install.sh >&2
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)
name=site-$version-$(git rev-parse --short=7 HEAD)-$(uname -m)
mv "$work/release" "$work/$name"
# Root's in the archive, and readable by whoever unpacks it, whatever the builder's umask.
tar --create --gzip --file="$folder/$name.tar.gz.part" --directory="$work" \
  --exclude="$name/.git" --owner=root:0 --group=root:0 --mode=u+rwX,go+rX,go-w "$name"
mv "$folder/$name.tar.gz.part" "$folder/$name.tar.gz"
echo "$folder/$name.tar.gz"
