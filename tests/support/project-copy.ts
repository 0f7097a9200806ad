import { cpSync, globSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SOURCES } from '../../tools/build-state.ts'

/** What a start needs, with the build that global set-up has made. */
export function copyProject(project: string): string {
  const sources = SOURCES.map((pattern) => pattern.replace(/\/\*\*$/, ''))
  for (const path of globSync([...sources, 'build', 'scripts', 'db'])) {
    cpSync(path, join(project, path), { recursive: true, preserveTimestamps: true })
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  return project
}
