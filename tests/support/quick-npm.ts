import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findProgram } from './find-program.ts'

/**
 * A folder for the front of PATH, with an npm that takes the packages and the build of this checkout, which `npm ci` and
 * the build have made here just as they would there. All else is done by the real one.
 */
export function quickNpm(directory: string): string {
  const folder = join(directory, 'quick-npm')
  mkdirSync(folder)
  const npm = join(folder, 'npm')
  writeFileSync(npm, script(resolve('.'), findProgram('npm') ?? 'npm'))
  chmodSync(npm, 0o755)
  return folder
}

/** The packages are the same files under other names where the disk is the same; npm writes over `.package-lock.json`. */
const script = (checkout: string, npm: string) => `#!/bin/sh
set -eu
case $1 in
  ci)
    cp -al '${checkout}/node_modules' . 2>/dev/null || { rm -rf node_modules; cp -a '${checkout}/node_modules' .; }
    rm -rf node_modules/.cache node_modules/.package-lock.json
    cp '${checkout}/node_modules/.package-lock.json' node_modules ;;
  run)
    cp -r '${checkout}/build' .
    touch build/client/.vite/complete ;;
  *) exec '${npm}' "$@" ;;
esac
`
