import { globSync, statSync } from 'node:fs'

const SOURCES = [
  'app/**',
  'config/**',
  'content/**',
  'data/cpv/synonyms/**',
  'public/**',
  'scripts/vite/**',
  'server/**',
  'package-lock.json',
  '*.config.ts',
]

/** Whether no source has changed since the file was built. */
export function isBuildFresh(builtFile: string): boolean {
  const builtAt = statSync(builtFile).mtimeMs
  return globSync(SOURCES).every((path) => statSync(path).mtimeMs <= builtAt)
}
