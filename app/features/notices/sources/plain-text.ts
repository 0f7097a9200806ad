import { toNfc } from '#app/domain/text/to-nfc.ts'
import entities from '#data/html-entities.json' with { type: 'json' }

/** As in browsers, a script or style ends at its end tag or, without one, at the end of the text. */
const SCRIPT_OR_STYLE = /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const TAG = /<\/?[a-z!][^<>]*>/gi
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries(entities))
const LAST_CODE_POINT = 0x10_ff_ff
const READ_FACTOR = 10

/** Returns one line without markup and invisible characters, cut at a word. */
export function plainText(text: string, maxLength: number): string {
  const read = withoutMarkup(text.slice(0, maxLength * READ_FACTOR))
  // Both are done twice, for entities that were encoded again and for markup that was written as entities.
  const visible = withoutMarkup(decodeEntities(decodeEntities(read)))
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const line = toNfc(visible)
  if (line.length <= maxLength) return line
  const cut = line.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > maxLength / 2 ? end : undefined).replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`
}

function withoutMarkup(text: string): string {
  return text.replace(SCRIPT_OR_STYLE, ' ').replace(TAG, ' ')
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? entity
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return point > 0 && point <= LAST_CODE_POINT ? String.fromCodePoint(point) : ' '
  })
}
