import { globSync, readFileSync } from 'node:fs'

const COMMENT = /^\s*(?:\/\/|\/?\*)/
const BROWSER_ONLY = /\.client\.|\.island\.|\/use-[^/]+$/

/** Finds what Biome cannot: collections that visitors could fill. */
export function lintSources(): string[] {
  return globSync('{app,server,config}/**/*.{ts,tsx}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && !BROWSER_ONLY.test(path))
    .flatMap((path) => unboundedCollections(readFileSync(path, 'utf8')).map((line) => `${path}:${line}`))
}

/** Gives `12 what is wrong`, with the number of the line. */
export function unboundedCollections(source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const isNew = /new (?:Map|Set)(?:<.*>)?\(\)/.test(line) && !COMMENT.test(line)
    return isNew && !/\/\/ bounded: \S/.test(lines[index - 1] ?? '')
      ? `${index + 1} may grow without end: use createBoundedCache, or say on the line before why it cannot: "// bounded: …"`
      : []
  })
}
