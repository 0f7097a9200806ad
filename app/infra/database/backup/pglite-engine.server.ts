import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { OperatorError } from '../../operator-error.server.ts'
import type { Query } from './write-backup.server.ts'

const ENGINE = '@electric-sql/pglite'
const VERSION = '0.5.16'
const INTEGRITY =
  'sha512-Nj8KcIsJL748W408U2N8q4+9IlONdpRIU8MJypIAAINMJ5nqKyqpX7Mgg/5XKkXiAib3AoZGR6hnJFlrlLBrcg=='

interface PgliteDatabase {
  query: Query
  close(): Promise<void>
}

interface PgliteEngine {
  PGlite: { create(options: { dataDir: string; loadDataDir?: Blob }): Promise<PgliteDatabase> }
}

/** The lock file's checksum makes npm refuse anything else. */
export async function fetchPgliteEngine(folder: string): Promise<PgliteEngine> {
  await mkdir(folder)
  const dependencies = { [ENGINE]: VERSION }
  const packages = {
    '': { dependencies },
    [`node_modules/${ENGINE}`]: { version: VERSION, integrity: INTEGRITY },
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', `--cache=${join(folder, 'cache')}`]
  try {
    await promisify(execFile)('npm', npm, { cwd: folder })
  } catch (error) {
    const [reason] = /^npm error .* .*$/m.exec(String(error)) ?? ['npm could not be run']
    throw new OperatorError(
      `The former engine (${ENGINE} ${VERSION}) could not be fetched: ${reason}. Without access to the npm registry, carry over on another machine and bring a backup from there.`,
    )
  }
  return import(pathToFileURL(join(folder, 'node_modules', ENGINE, 'dist', 'index.js')).href)
}

export async function openPgliteDatabase(
  { PGlite }: PgliteEngine,
  dataDir: string,
  archive?: string,
): Promise<PgliteDatabase> {
  try {
    const loadDataDir = archive && new Blob([await promisify(gunzip)(await readFile(archive))])
    return await PGlite.create({ dataDir, ...(loadDataDir && { loadDataDir }) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`${archive ?? 'It'} does not hold a database of an earlier release: ${reason}.`)
  }
}
