import { createHash } from 'node:crypto'
import { constants, cpSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#app/infra/observability/log.server.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

/** Pages are cached for an hour and stay open for a day. */
const SERVED_LONGER_MS = 24 * 60 * 60 * 1_000
const MAX_RELEASES = 10
const ASSETS = 'assets'
const RELEASE = /^[\da-f]{16}$/

/** Also those of earlier builds, for a day. This build is copied to `storeDir`, so that it may be removed later. */
export function readClientFiles(clientDir: string, storeDir: string, log: Log): StaticFiles {
  const files = readStaticFiles(clientDir)
  const own = releaseName(clientDir)
  tryOrWarn(() => storeRelease(clientDir, storeDir, own), log, `this release cannot be kept in ${storeDir}`)
  const earlier = (tryOrWarn(() => listReleases(storeDir), log, `${storeDir} cannot be listed`) ?? []).filter(
    ({ name }) => name !== own && RELEASE.test(name),
  )
  const earlierFiles = earlier.flatMap(({ name }) => {
    const folder = join(storeDir, name)
    return tryOrWarn(() => [...readStaticFiles(folder)], log, `${folder} cannot be read`) ?? []
  })
  return new Map([...earlierFiles, ...files])
}

function tryOrWarn<T>(action: () => T, log: Log, fault: string): T | null {
  try {
    return action()
  } catch (err) {
    log.warn({ err }, `${fault}: pages loaded before a release may miss their scripts`)
    return null
  }
}

function storeRelease(clientDir: string, storeDir: string, own: string): void {
  mkdirSync(storeDir, { recursive: true, mode: 0o700 })
  const newest = listReleases(storeDir).find(({ name }) => RELEASE.test(name))
  // It was in use until now.
  if (newest !== undefined && newest.name !== own) markUsed(join(storeDir, newest.name), Date.now() - 1_000)
  copyRelease(clientDir, join(storeDir, own))
  markUsed(join(storeDir, own), Date.now())
  removeOld(storeDir)
}

function releaseName(clientDir: string): string {
  const names = readdirSync(join(clientDir, ASSETS), { recursive: true, encoding: 'utf8' })
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16)
}

function listReleases(storeDir: string) {
  return readdirSync(storeDir)
    .map((name) => ({ name, stats: statSync(join(storeDir, name), { throwIfNoEntry: false }) }))
    .map(({ name, stats }) => ({ name, lastUsedMs: stats?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.lastUsedMs - a.lastUsedMs)
}

/** Several processes may do this at once; a folder is either complete or missing. */
function copyRelease(clientDir: string, target: string): void {
  if (statSync(target, { throwIfNoEntry: false })) return
  const unfinished = `${target}.${process.pid}`
  try {
    const mode = constants.COPYFILE_FICLONE
    cpSync(join(clientDir, ASSETS), join(unfinished, ASSETS), { recursive: true, mode })
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!statSync(target, { throwIfNoEntry: false })) throw error
  }
}

function markUsed(folder: string, timeMs: number): void {
  utimesSync(folder, timeMs / 1_000, timeMs / 1_000)
}

function removeOld(storeDir: string): void {
  for (const [index, { name, lastUsedMs }] of listReleases(storeDir).entries()) {
    const isOld = lastUsedMs < Date.now() - SERVED_LONGER_MS
    if (isOld || index >= MAX_RELEASES) rmSync(join(storeDir, name), { recursive: true, force: true })
  }
}
