import { deferBuild } from '#app/shared/defer-build.ts'
import { fold, lithuanianStems, wordsOf } from '#app/shared/text/words.ts'
import type { CpvEntry } from './cpv-entry.ts'

/** A single word that more names begin with („pastatų“, „elektros“) says too little. */
const MAX_NAMES_OF_A_WORD = 16
const NEGATIONS: ReadonlySet<string> = new Set([
  'ne',
  'be',
  'išskyrus',
  'kiti',
  'kitos',
  'įvairūs',
  'įvairios',
])
const KINDS_OF_THINGS: ReadonlySet<string> = new Set(
  'paslauga paslaugos darbai įranga įrenginiai reikmenys gaminiai prekės priedai dalys detalės mašinos aparatai sistemos remonto remontas priežiūra priežiūros nuoma nuomos statyba statybos gamyba gamybos apsauga apsaugos kontrolė kontrolės'.split(
    ' ',
  ),
)
const MIN_SHARED_LETTERS = 0.6
/** „Automobiliniai“ names no thing. */
const ADJECTIVE = /in(?:io|iai|ių|is|ė|ės)$/
/** Lithuanian names of actions: „montavimo“, „valymas“. */
const ACTION = /[iy]m(?:o|as|ai|ų)$/

/**
 * Codes of other groups whose names begin with the same thing, in the order of codes: „Liftai“ and „Liftų montavimo
 * darbai“.
 */
export function buildNamesakes(entries: readonly CpvEntry[]) {
  const findNamesakes = deferBuild(() => indexNames(entries))
  return { of: (entry: CpvEntry) => findNamesakes()(entry) }
}

function indexNames(entries: readonly CpvEntry[]): (entry: CpvEntry) => CpvEntry[] {
  // bounded: by the words of the vocabulary
  const stems = new Map<string, string>()
  const keyOf = (words: readonly string[]) =>
    words
      .map((word) => stems.getOrInsertComputed(word, () => lithuanianStems(word)[0] ?? fold(word)))
      .join(' ')
  const things: ReadonlyMap<CpvEntry, readonly string[]> = new Map(
    entries.map((entry) => [entry, thingOf(entry.LT)]),
  )
  const byThing = Map.groupBy(entries, (entry) => keyOf(things.get(entry) ?? []))
  const byFirstWord = Map.groupBy(entries, (entry) => keyOf(wordsOf(entry.LT).slice(0, 1)))

  return (entry) => {
    const thing = things.get(entry) ?? []
    const key = keyOf(thing)
    const isVague = thing.length === 1 && (byFirstWord.get(key)?.length ?? 0) > MAX_NAMES_OF_A_WORD
    if (thing.length === 0 || isVague) return []
    const group = entry.code.slice(0, 3)
    return (byThing.get(key) ?? []).filter(
      (other) => !other.code.startsWith(group) && isSameThing(thing, things.get(other) ?? []),
    )
  }
}

/** „Ne elektros mašinų remontas“ has the words of what it is not. */
export function hasNegation(name: string): boolean {
  return wordsOf(name).some((word) => NEGATIONS.has(word))
}

/** Stems of different words can be the same („kanojos“, „kaniulės“): most of the letters must be too. */
function isSameThing(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word, i) => {
    const [a, b] = [fold(word), fold(others[i] ?? '')]
    let shared = 0
    while (shared < a.length && a[shared] === b[shared]) shared++
    return shared >= MIN_SHARED_LETTERS * Math.max(a.length, b.length)
  })
}

/** The thing that a name begins with, before what is done with it; empty when the name does not say. */
function thingOf(name: string): string[] {
  if (hasNegation(name)) return []
  const beginning = wordsOf(name.split(/[,(]| (?:ir|arba|ar|bei|su|iš|skirt\p{L}+) /u)[0] ?? '')
  const end = beginning.findIndex((word) => KINDS_OF_THINGS.has(word) || ACTION.test(word))
  const thing = end === -1 ? beginning : beginning.slice(0, end)
  return thing.length === 1 && ADJECTIVE.test(thing[0] ?? '') ? [] : thing
}
