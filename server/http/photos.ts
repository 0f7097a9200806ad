import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
import { PHOTO_PATH, PHOTO_RULE } from '#app/infra/site/site-file-schema.server.ts'
import { site } from '#config/site.ts'
import { readStaticFile, type StaticFiles } from './static-files.ts'

const MAX_BYTES = 1_000_000

/**
 * Photos that the facts name lie in DATA_DIR/photos, so that a new one needs no release. Those that cannot be shown are
 * taken out of the facts: pages then show the initial.
 */
export function withPhotos(
  files: StaticFiles,
  dataDir: string,
  log: { warn(details: object, text: string): void },
): StaticFiles {
  const withFound = new Map(files)
  const faults: string[] = []
  for (const person of [...site.partners, site.evidence.consultant]) {
    if (!person?.photo || files.has(person.photo)) continue
    const fault = photoFault(dataDir, person.photo)
    if (fault === null) withFound.set(person.photo, readStaticFile(dataDir, person.photo, []))
    else {
      faults.push(`${person.photo} ${fault}`)
      person.photo = null
    }
  }
  if (faults.length > 0)
    log.warn({ photos: faults }, 'photos cannot be shown: docs/how-to/site-facts.md says where to put them')
  return withFound
}

function photoFault(dataDir: string, path: string): string | null {
  if (!PHOTO_PATH.test(path)) return PHOTO_RULE
  try {
    const file = statSync(join(dataDir, path), { throwIfNoEntry: false })
    if (file === undefined) return 'is missing'
    if (!file.isFile()) return 'is a folder'
    if (file.size > MAX_BYTES) return 'is larger than 1 MB'
    accessSync(join(dataDir, path), constants.R_OK)
    return null
  } catch {
    return 'may not be read by the user that runs the server'
  }
}
