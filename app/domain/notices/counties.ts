/** Counties by their NUTS code. */
const COUNTIES: Readonly<Record<string, string>> = {
  LT011: 'Vilniaus',
  LT021: 'Alytaus',
  LT022: 'Kauno',
  LT023: 'Klaipėdos',
  LT024: 'Marijampolės',
  LT025: 'Panevėžio',
  LT026: 'Šiaulių',
  LT027: 'Tauragės',
  LT028: 'Telšių',
  LT029: 'Utenos',
}

/** Until 2018 the codes were LT001 to LT00A. Regions and other countries say nothing about a county; LT is somewhere in Lithuania. */
export function countyCodes(places: readonly string[]): string[] {
  const codes = places.map((place) =>
    place.trim().toUpperCase().replace('LT00A', 'LT011').replace(/^LT00/, 'LT02'),
  )
  const counties = [...new Set(codes)].filter((code) => Object.hasOwn(COUNTIES, code)).toSorted()
  return counties.length === 0 && codes.some((code) => code.startsWith('LT')) ? ['LT'] : counties
}

/** These are the genitives of the codes that a notice is stored with. */
export function countyNames(codes: string | null): string[] {
  return (codes ?? '').split(' ').flatMap((code) => COUNTIES[code] ?? [])
}
