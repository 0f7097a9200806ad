#!/bin/sh
# A command of the site with the user, folder and settings of its server, for root and without npm. What is
# `npm run leads -- list` elsewhere is `sh /opt/site/current/deploy/command.sh leads list` on the server.
set -eu
name=${1:?usage: sh deploy/command.sh leads|notices|backup|restore|migrate … [<argument>…]}
shift
exec systemd-run --quiet --collect --pipe --wait --uid=site --working-directory=/opt/site/current \
  --property=EnvironmentFile=/etc/site.env --property=UMask=0077 \
  /opt/site/current/node_modules/.bin/node "scripts/$name.ts" "$@"
