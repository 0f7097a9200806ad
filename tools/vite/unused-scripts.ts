import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_ENTRIES } from './client-scripts.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** Removes the scripts that React Router builds for its own hydration, which the site does not use. */
export function removeUnusedScripts(clientDir: string): void {
  const chunks: Record<string, Chunk> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  )
  const loaded = new Set<string>()
  const load = (name: string) => {
    const { file, imports = [], dynamicImports = [] } = chunks[name] ?? {}
    if (file === undefined || loaded.has(file)) return
    loaded.add(file)
    for (const imported of [...imports, ...dynamicImports]) load(imported)
  }
  for (const entry of Object.values(CLIENT_ENTRIES)) load(entry.slice(1))
  for (const file of globSync('assets/*.js', { cwd: clientDir })) {
    if (!loaded.has(file.replaceAll('\\', '/'))) rmSync(join(clientDir, file))
  }
}
