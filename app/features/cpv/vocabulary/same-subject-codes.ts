import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { fold, lithuanianStems, wordsOf } from '#app/domain/text/words.ts'
import type { CpvEntry } from './cpv-entry.ts'

/** A single word that more names begin with („pastatų“, „elektros“) is too vague. */
const MAX_NAMES_PER_WORD = 16
const NEGATIONS: ReadonlySet<string> = new Set([
  'ne',
  'be',
  'išskyrus',
  'kiti',
  'kitos',
  'įvairūs',
  'įvairios',
])
const GENERIC_NOUNS: ReadonlySet<string> = new Set(
  'paslauga paslaugos darbai įranga įrenginiai reikmenys gaminiai prekės priedai dalys detalės mašinos aparatai sistemos remonto remontas priežiūra priežiūros nuoma nuomos statyba statybos gamyba gamybos apsauga apsaugos kontrolė kontrolės'.split(
    ' ',
  ),
)
const MIN_SHARED_LETTERS = 0.6
/** „Automobiliniai“ alone names no subject. */
const ADJECTIVE = /in(?:io|iai|ių|is|ė|ės)$/
const ACTION = /[iy]m(?:o|as|ai|ų)$/

/** Lists codes of other groups whose names begin with the same subject, as „Liftai“ and „Liftų montavimo darbai“. */
export function buildSameSubjectCodes(entries: readonly CpvEntry[]) {
  const findSameSubject = buildLazily(() => indexNames(entries))
  return (entry: CpvEntry) => findSameSubject()(entry)
}

function indexNames(entries: readonly CpvEntry[]): (entry: CpvEntry) => CpvEntry[] {
  const stems = new Map<string, string>()
  const keyOf = (words: readonly string[]) =>
    words
      .map((word) => stems.getOrInsertComputed(word, () => lithuanianStems(word)[0] ?? fold(word)))
      .join(' ')
  const subjects: ReadonlyMap<CpvEntry, readonly string[]> = new Map(
    entries.map((entry) => [entry, subjectOf(entry.LT)]),
  )
  const bySubject = Map.groupBy(entries, (entry) => keyOf(subjects.get(entry) ?? []))
  const byFirstWord = Map.groupBy(entries, (entry) => keyOf(wordsOf(entry.LT).slice(0, 1)))

  return (entry) => {
    const subject = subjects.get(entry) ?? []
    const key = keyOf(subject)
    const isVague = subject.length === 1 && (byFirstWord.get(key)?.length ?? 0) > MAX_NAMES_PER_WORD
    if (subject.length === 0 || isVague) return []
    const group = entry.code.slice(0, 3)
    return (bySubject.get(key) ?? []).filter(
      (other) => !other.code.startsWith(group) && isSameSubject(subject, subjects.get(other) ?? []),
    )
  }
}

/** „Ne elektros mašinų remontas“ contains the words of what it is not. */
export function hasNegation(name: string): boolean {
  return wordsOf(name).some((word) => NEGATIONS.has(word))
}

/** Different words may share a stem („kanojos“, „kaniulės“), so most letters must match too. */
function isSameSubject(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word, i) => {
    const [a, b] = [fold(word), fold(others[i] ?? '')]
    let shared = 0
    while (shared < a.length && a[shared] === b[shared]) shared++
    return shared >= MIN_SHARED_LETTERS * Math.max(a.length, b.length)
  })
}

/** Returns the words before what is done with the subject; it is empty when there are none. */
function subjectOf(name: string): string[] {
  if (hasNegation(name)) return []
  const beginning = wordsOf(name.split(/[,(]| (?:ir|arba|ar|bei|su|iš|skirt\p{L}+) /u)[0] ?? '')
  const end = beginning.findIndex((word) => GENERIC_NOUNS.has(word) || ACTION.test(word))
  const subject = end === -1 ? beginning : beginning.slice(0, end)
  return subject.length === 1 && ADJECTIVE.test(subject[0] ?? '') ? [] : subject
}
