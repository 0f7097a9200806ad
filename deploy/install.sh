#!/bin/sh
# Makes a checkout ready to serve, with nothing in it that only building needs.
# The Dockerfile runs this, and so does tests/server/container.test.ts.
set -eu
npm ci --no-audit --no-fund
npm run build --silent
npm prune --omit=dev --no-save --no-audit --no-fund
# npm 10 prunes the command `node` too.
node scripts/use-node.js
