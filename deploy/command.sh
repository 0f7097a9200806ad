#!/bin/sh
# A command of the site with the user, folder and settings of its server, for root and without npm. What is
# `npm run leads -- list` elsewhere is `sh /opt/site/current/deploy/command.sh leads list` on the server; `backup` and
# `restore` are those of deploy/, with the firm's facts.
set -eu
name=${1:-}
case $name in
  start | doctor | leads | notices | migrate | backup | restore | shell) shift ;;
  *)
    echo 'usage: sh deploy/command.sh doctor|leads|notices|migrate|backup|restore|shell [<argument>…], or start --check' >&2
    exit 2
    ;;
esac
cd /opt/site/current
if [ "$name" = shell ]; then
  set -- /bin/sh "$@"
elif [ -f "deploy/$name.sh" ]; then
  set -- /bin/sh "deploy/$name.sh" "$@"
else
  set -- /opt/site/current/node_modules/.bin/node "scripts/$name.ts" "$@"
fi
exec systemd-run --quiet --collect --pty --pipe --wait --uid=site --working-directory=/opt/site/current \
  --property=EnvironmentFile=/etc/site.env --property=UMask=0077 "$@"
