import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#app/infra/observability/log.server.ts'
import { site } from '#config/site.ts'
import { readStaticFile, type StaticFiles } from './static-files.ts'

const PHOTO = /^\/photos\/[\w-]+\.(?:avif|jpe?g|png|webp)$/
const MAX_BYTES = 1_000_000

/** Photos that the facts name lie in DATA_DIR/photos, so that a new one needs no release. */
export function withPhotos(files: StaticFiles, dataDir: string, log: Log): StaticFiles {
  const people = [...site.partners, site.evidence.consultant]
  const named = people.flatMap((person) => person?.photo ?? []).filter((path) => !files.has(path))
  const found = named.filter((path) => PHOTO.test(path) && isSmallFile(join(dataDir, path)))
  const missing = named.filter((path) => !found.includes(path))
  if (missing.length > 0)
    log.warn({ missing }, 'photos cannot be shown: docs/how-to/site-facts.md tells where they have to lie')
  return new Map([...files, ...found.map((path) => [path, readStaticFile(dataDir, path, [])] as const)])
}

function isSmallFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    const file = statSync(path)
    return file.isFile() && file.size <= MAX_BYTES
  } catch {
    return false
  }
}
