/** Includes Latvian, Estonian and Polish names; other letters are shown in a font of the visitor's device. */
export const PAGE_LETTERS = {
  latin: `${charactersBetween(0x20, 0x7e)}\u00a0«»°·×–—‘’“”„…•→↗€−±²³½§©ÄÖÕÜÓäöõüó`,
  'latin-ext': 'ĄČĘĖĮŠŲŪŽąčęėįšųūžĀāĒēĪīŅņĻļĶķĢģĆćŁłŃńŚśŹźŻż',
}

export const CARD_LETTERS = {
  latin: `${charactersBetween(0x20, 0x7e)}\u00a0„“–…`,
  'latin-ext': 'ĄČĘĖĮŠŲŪŽąčęėįšųūž\u00a0„“–…',
}

export type FontPart = keyof typeof PAGE_LETTERS

export const FONT_PARTS = ['latin', 'latin-ext'] as const satisfies FontPart[]

export function fontFile(family: string, part: FontPart): URL {
  const path = `../../node_modules/@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`
  return new URL(path, import.meta.url)
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('')
}
