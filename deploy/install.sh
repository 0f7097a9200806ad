#!/bin/sh
# Makes a copy of the sources ready to serve, and removes from it what only building and testing need. Not for a folder
# that you work in. The Dockerfile and deploy/build-release.sh run this, and so does tests/server/container.test.ts.
set -eu
npm ci --no-audit --no-fund
npm run build --silent
npm prune --omit=dev --no-save --no-audit --no-fund
# npm 10 prunes the command `node` too.
node scripts/use-node.js
rm -rf bench tests node_modules/.cache node_modules/node-*/include
