import { constants } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the variable that holds the data directory whose embedded database is copied; set by `prepareDataDir`. */
export const TEMPLATE_DIR = 'TEST_DATA_TEMPLATE'

/** A new data directory with an empty embedded database that is up to date: a copy is made sooner than a new one. */
export async function createDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'))
  await placeDatabase(directory)
  return directory
}

/** Puts an empty embedded database that is up to date into the data directory. */
export async function placeDatabase(dataDir: string): Promise<void> {
  const template = process.env[TEMPLATE_DIR]
  if (template === undefined) return
  const mode = constants.COPYFILE_FICLONE
  await cp(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true, mode })
}
