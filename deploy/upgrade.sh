#!/bin/sh
# A new release on this machine, as root: `sh deploy/upgrade.sh site-….tar.gz`. It looks whether the archive is whole,
# backs up, unpacks beside the release that runs, has the new release read the settings, switches, restarts one process
# after the other, and waits until each is ready with the new release. When one does not get ready, it goes back to the
# release before and ends with 1. `sh deploy/upgrade.sh releases/<name>`, for a folder that is there already, goes back by
# hand. docs/how-to/deploy.md; tests/server/upgrade.test.ts runs this.
set -eu
: "${SITE_ROOT:=/opt/site}"
: "${SITE_ENV:=/etc/site.env}"
# The units and their ports, such as `site@3001=3001 site@3002=3002`: those of site@.service that run, or else site.service.
: "${SITE_UNITS:=$(systemctl list-units --plain --no-legend 'site@*' | sed -n 's/^\(site@\([0-9]*\)\)\.service .*/\1=\2/p')}"
port=$(sed -n 's/^PORT=["'"'"']*\([0-9]*\).*/\1/p' "$SITE_ENV" 2>/dev/null | tail -n 1)
: "${SITE_UNITS:=site=${port:-3000}}"
: "${BACKUP:=systemctl start site-backup}"
: "${RESTART:=systemctl restart}"
# How often readiness is asked for, once a second, before the upgrade has failed; a start waits ten minutes for its PostgreSQL.
: "${ATTEMPTS:=120}"
umask 022
refuse() {
  echo "$1" >&2
  exit 1
}

release=${1:?usage: sh deploy/upgrade.sh <archive or folder of a release>}
case $release in
  *.tar.gz) name=$(basename "$release" .tar.gz) ;;
  *)
    name=$(basename "$release")
    release=$SITE_ROOT/releases/$name
    ;;
esac
case $release in
  /*) ;;
  *) release=$PWD/$release ;;
esac
cd "$SITE_ROOT"
before=releases/$(basename "$(readlink current)")
if [ "$before" = "releases/$name" ]; then
  refuse "$name runs already; nothing was changed. Archives of one name are of one commit: a change needs a commit of its own."
fi
if [ ! -e "$release" ]; then
  refuse "There is no $release; nothing was changed."
fi
if [ ! -d "$release" ] && ! tar --list --file="$release" "$name/package.json" >/dev/null 2>&1; then
  refuse "$release is not the whole archive of a release named $name, which must stay its name; nothing was changed."
fi

echo "Backing up."
$BACKUP
if [ ! -d "$release" ]; then
  echo "Unpacking $name."
  trap 'rm -rf releases/.new' EXIT
  rm -rf releases/.new
  mkdir -p releases/.new
  tar --extract --no-same-owner --file="$release" --directory=releases/.new
  if [ -d "releases/$name" ]; then echo "It takes the place of releases/$name, which was there already."; fi
  rm -rf "releases/$name"
  mv "releases/.new/$name" releases
fi

reads_settings() {
  : "${AS_SITE:=systemd-run --quiet --collect --pipe --wait --uid=site --working-directory=$1 --property=EnvironmentFile=$SITE_ENV}"
  $AS_SITE "$1/node_modules/.bin/node" "$1/scripts/start.ts" --check
}

# The link changes in one step: no process finds none.
switch_to() {
  ln -sfn "$1" current.new
  mv -T current.new current
}

restart_each() {
  for unit in $SITE_UNITS; do
    $RESTART "${unit%=*}" || return 1
    is_ready "${unit#*=}" || return 1
    echo "${unit%=*} is ready."
  done
}

is_ready() {
  left=$ATTEMPTS
  until current/node_modules/.bin/node current/deploy/check-health.js "http://127.0.0.1:$1/readyz"; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then return 1; fi
    sleep 1
  done
}

if ! reads_settings "$PWD/releases/$name"; then
  refuse "$name refuses the settings in $SITE_ENV; $before still runs."
fi

# Its age is that of its arrival here, by which old ones are removed.
touch "releases/$name"
switch_to "releases/$name"
if restart_each; then
  echo "$name runs."
  # The last three stay, and the one before.
  ls -1dt releases/*/ | sed 's#/$##' | tail -n +4 | grep -Fxv -e "$before" -e "releases/$name" | xargs -r -d '\n' rm -rf --
  exit 0
fi
echo "$name did not get ready: going back to $before. Its log says why: journalctl --unit='site*' --lines=50" >&2
switch_to "$before"
if restart_each; then refuse "$before runs again."; fi
refuse "$before does not get ready either: look at $SITE_ENV, and at the units and ports $SITE_UNITS."
