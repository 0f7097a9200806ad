#!/bin/sh
# A new release on this machine, as root: `sh deploy/upgrade.sh site-….tar.gz`. It backs up, unpacks beside the release that
# runs, switches, restarts one process after the other, and waits until each is ready with the new release. When one does
# not get ready, it goes back to the release before and ends with 1. `sh deploy/upgrade.sh releases/<name>`, for a folder
# that is there already, goes back by hand. docs/how-to/deploy.md; tests/server/upgrade.test.ts runs this.
set -eu
: "${SITE_ROOT:=/opt/site}"
# The units and their ports, such as `site@3001=3001 site@3002=3002`: those of site@.service that run, or else site.service.
: "${SITE_UNITS:=$(systemctl list-units --plain --no-legend 'site@*' | sed -n 's/^\(site@\([0-9]*\)\)\.service .*/\1=\2/p')}"
: "${SITE_UNITS:=site=3000}"
: "${BACKUP:=systemctl start site-backup}"
: "${RESTART:=systemctl restart}"
# How often readiness is asked for, once a second, before the upgrade has failed; a start waits ten minutes for its PostgreSQL.
: "${ATTEMPTS:=120}"
umask 022

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
before=$(readlink current)
if [ "$before" = "releases/$name" ]; then
  echo "$name runs already; nothing was changed. Archives of one name are of one commit: a change needs a commit of its own." >&2
  exit 1
fi
if [ ! -e "$release" ]; then
  echo "There is no $release; nothing was changed." >&2
  exit 1
fi

echo "Backing up."
$BACKUP
if [ ! -d "$release" ]; then
  echo "Unpacking $name."
  rm -rf releases/.new
  mkdir -p releases/.new
  tar --extract --no-same-owner --file="$release" --directory=releases/.new
  if [ -d "releases/$name" ]; then echo "It takes the place of releases/$name, which was there already."; fi
  rm -rf "releases/$name"
  mv "releases/.new/$name" releases
  rmdir releases/.new
fi

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

# Its age is that of its arrival here, by which old ones are removed.
touch "releases/$name"
switch_to "releases/$name"
if restart_each; then
  echo "$name runs."
  # The last three stay, and the one before.
  ls -1dt releases/*/ | sed 's#/$##' | tail -n +4 | grep -Fxv -e "$before" -e "releases/$name" | xargs -r rm -rf
  exit 0
fi
echo "$name did not get ready: going back to $before. Its log says why: journalctl --unit='site*' --lines=50" >&2
switch_to "$before"
if restart_each; then echo "$before runs again." >&2; fi
exit 1
