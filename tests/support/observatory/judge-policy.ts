import type { Result } from './score-table.ts'

type Policy = ReadonlyMap<string, readonly string[]>

const TOO_BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = [`'unsafe-inline'`, 'data:']
const PASSIVE = ['img-src', 'media-src']

export function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

/** The Observatory's test of the content security policy: the first that applies, worst first. */
export function scorePolicy(header: string | null): Result {
  if (!header) return 'csp-not-implemented'
  const policy = parsePolicy(header)
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = withoutInlineIfHashed(sourcesOf('script-src'))
  const styles = withoutInlineIfHashed(sourcesOf('style-src'))
  const passive = PASSIVE.flatMap((name) => policy.get(name) ?? policy.get('default-src') ?? [])
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources)

  if (hasAny(scripts, [...TOO_BROAD, ...INLINE]) || hasAny(sourcesOf('object-src'), TOO_BROAD)) {
    return 'csp-implemented-with-unsafe-inline'
  }
  if (active.some(isInsecure)) return 'csp-implemented-with-insecure-scheme'
  if ([...scripts, ...styles].includes(`'unsafe-eval'`)) return 'csp-implemented-with-unsafe-eval'
  if (passive.some(isInsecure)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (hasAny(styles, [...TOO_BROAD, ...INLINE])) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  return policy.get('default-src')?.join() === `'none'`
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

function withoutInlineIfHashed(sources: readonly string[]): readonly string[] {
  const isHashed = sources.some((source) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source))
  return isHashed ? sources.filter((source) => source !== `'unsafe-inline'`) : sources
}

function hasAny(sources: readonly string[], unwanted: readonly string[]): boolean {
  return sources.some((source) => unwanted.includes(source))
}

function isInsecure(source: string): boolean {
  return source.startsWith('http:') || source.startsWith('ftp:')
}
