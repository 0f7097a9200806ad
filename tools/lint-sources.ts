import { globSync, readFileSync } from 'node:fs'

/** Returns what is wrong with a line, or null. */
type Rule = (line: string, before: string) => string | null

const COMMENT = /^\s*(?:\/\/|\/?\*)/

/** Finds what Biome cannot: collections that visitors could fill, and hand-written addresses of the site. */
export function lintSources(ownPaths: readonly string[]): string[] {
  const all = ['{app,server,config,tools,scripts}/**/*.{ts,tsx}', '*.config.ts']
  const isBrowserOnly = /\.client\.|\.island\.|\/use-[^/]+$/
  const addressesStandHere =
    /^app\/(?:pages|tool-pages|endpoints|shared\/urls)\.ts$|^server\/limits\/request-costs\.ts$/
  return [
    ...lint(['{app,server,config}/**/*.{ts,tsx}'], isBrowserOnly, unboundedCollection),
    ...lint(all, addressesStandHere, ownAddressRule(ownPaths)),
  ]
}

function lint(patterns: readonly string[], except: RegExp, rule: Rule): string[] {
  return globSync([...patterns])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && !except.test(path))
    .flatMap((path) => findingsIn(readFileSync(path, 'utf8'), rule).map((finding) => `${path}:${finding}`))
}

/** `12 what is wrong`, with the number of the line. */
export function findingsIn(source: string, rule: Rule): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const fault = COMMENT.test(line) ? null : rule(line, lines[index - 1] ?? '')
    return fault === null ? [] : `${index + 1} ${fault}`
  })
}

export const unboundedCollection: Rule = (line, before) =>
  /new (?:Map|Set)(?:<.*>)?\(\)/.test(line) && !/\/\/ bounded: \S/.test(before)
    ? 'may grow without end: use createBoundedCache, or say on the line before why it cannot: "// bounded: …"'
    : null

/** Strings that begin with the first segment of a path of the site, or that lead to the home page. */
export function ownAddressRule(ownPaths: readonly string[]): Rule {
  const segments: ReadonlySet<string> = new Set(
    ownPaths.map(firstSegment).filter((part) => !['', '*'].includes(part)),
  )
  const isOwn = (text: string) => segments.has(firstSegment(text)) || /^\/[#?]/.test(text)
  return (line) => {
    const [own] = [...line.matchAll(/['"`](\/[^'"`\s]*)/g)].flatMap(([, text = '']) =>
      isOwn(text) ? text : [],
    )
    const home = HOME_AS_ADDRESS.test(line) ? '/' : undefined
    const found = own ?? home
    return found === undefined
      ? null
      : `"${found}" is an address of the site: take it from app/shared/urls.ts`
  }
}

/** A slash alone may also be a separator. */
const HOME_AS_ADDRESS =
  /\b(?:(?:href|action|path|src|url)(?:=\{?|: )|(?:fetch|href|redirect|replace|assign)\()['"`]\/['"`]/

function firstSegment(address: string): string {
  return /^\/([^/?#$]*)/.exec(address)?.[1]?.toLowerCase() ?? ''
}
