import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#app/infra/observability/log.server.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

/** Pages are cached for an hour and stay open for a day. */
const SERVED_LONGER_MS = 24 * 60 * 60 * 1_000
const ASSETS = 'assets'
/** A file that the release in use has gets this time; any other has the time at which a release without it began. */
const IN_USE = 0

/** Assets of earlier builds are served too, for a day. Those of this build are copied to `dataDir`, so that it may be removed later. */
export function readClientFiles(clientDir: string, dataDir: string, log: Log): StaticFiles {
  const files = readStaticFiles(clientDir)
  const own = join(clientDir, ASSETS)
  const store = join(dataDir, ASSETS)
  // bounded: by what the folder holds
  let earlier: StaticFiles = new Map()
  try {
    mkdirSync(store, { recursive: true, mode: 0o700 })
    removeOld(store, readdirSync(own))
    earlier = readStaticFiles(dataDir, ASSETS)
    keepAssets(own, store)
  } catch (err) {
    log.warn({ err }, `${store} cannot be kept: pages loaded before a release may miss their scripts`)
  }
  return new Map([...earlier, ...files])
}

function removeOld(store: string, ownNames: readonly string[]): void {
  for (const name of readdirSync(store).filter((name) => !ownNames.includes(name))) {
    const file = join(store, name)
    const timeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (timeMs === IN_USE) utimesSync(file, new Date(), new Date())
    else if (timeMs < Date.now() - SERVED_LONGER_MS) rmSync(file, { recursive: true, force: true })
  }
}

/** Several processes may do this at once; a file is either complete or missing. */
function keepAssets(own: string, store: string): void {
  for (const name of readdirSync(own)) {
    const unfinished = join(store, `.${name}.${process.pid}`)
    cpSync(join(own, name), unfinished)
    utimesSync(unfinished, IN_USE, IN_USE)
    renameSync(unfinished, join(store, name))
  }
}
