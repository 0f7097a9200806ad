import { constants } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The environment variable with the data directory to copy, set by `prepareDataDir`. */
export const TEMPLATE_DIR = 'TEST_DATA_TEMPLATE'

/** With an empty migrated database: copying one is faster than making one. */
export async function createDataDir(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'))
  await placeDatabase(directory)
  return directory
}

export async function placeDatabase(dataDir: string): Promise<void> {
  const template = process.env[TEMPLATE_DIR]
  if (template === undefined) return
  const mode = constants.COPYFILE_FICLONE
  await cp(join(template, 'postgres'), join(dataDir, 'postgres'), { recursive: true, mode })
}
