/**
 * Values take many times the memory of their text: four million empty lists fill 236 MB. Within these bounds it is 40 MB,
 * and TED's widest page, every text in all languages of the Union, has 40,000 lists and objects and 170,000 commas.
 */
const MAX_LISTS = 100_000
const MAX_COMMAS = 300_000
/** Deeper rows could not be written as JSON again. */
const MAX_DEPTH = 1_000

const COMMA = 0x2c
const [LIST, LIST_END] = [0x5b, 0x5d]
const [OBJECT, OBJECT_END] = [0x7b, 0x7d]

/** What JSON has too much of to be parsed; null when it may be. What stands within texts is counted too. */
export function excessOf(json: Uint8Array): string | null {
  let commas = 0
  let lists = 0
  let depth = 0
  let deepest = 0
  // By index: four times as fast as an iterator.
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]
    if (byte === COMMA) commas++
    else if (byte === LIST || byte === OBJECT) {
      lists++
      if (++depth > deepest) deepest = depth
    } else if (byte === LIST_END || byte === OBJECT_END) depth--
  }
  if (lists > MAX_LISTS) return `more than ${MAX_LISTS} lists and objects`
  if (commas > MAX_COMMAS) return `more than ${MAX_COMMAS} commas`
  return deepest > MAX_DEPTH ? `more than ${MAX_DEPTH} lists and objects in each other` : null
}
