import irregular from '#data/activity-nouns.json' with { type: 'json' }
import { STOP_WORDS } from './stop-words.ts'
import { fold, wordsOf } from './words.ts'

const NOUN_OF_VERB: ReadonlyMap<string, string> = new Map(
  Object.entries(irregular).flatMap(([noun, verbs]) =>
    verbs.split(' ').map((verb) => [fold(verb), noun] as const),
  ),
)

/** How other verbs become nouns: „tinkuojame“ is „tinkavimas“, „rauname“ is „rovimas“. */
const ENDINGS: readonly (readonly [verb: RegExp, noun: string])[] = [
  [/(?<=.{3})uojame?$/, 'avimas'],
  [/(?<=.{3}(?:in|[oėe]j))ame?$/, 'imas'],
  [/(?<=.{2}[^i])(?:ome|au)$/, 'ymas'],
  [/auname?$/, 'ovimas'],
  [/er([pk])ame?$/, 'ir$1imas'],
  [/enkame?$/, 'inkimas'],
  [/(?<=.{2})[čc]iame?$/, 'timas'],
  [/(?<=.{2})d[žz]iame?$/, 'dimas'],
  [/(?<=.{3})(?<!ini?|j)i?ame$/, 'imas'],
]

const SHORT_VERB = /(?<=.{3})[aio]m$/
const ACCUSATIVE = /(?:[uai]s|es|ą|ę|į|ų)$/

/** People say what they do, buyers and the vocabulary name it: „Taisome sunkvežimius“ becomes „sunkvežimius remontas“. */
export function withActivityNouns(text: string): string {
  const words = wordsOf(text)
  const [first = '', ...others] = words
  // „Siurbiam nuotekas“ has a verb, „vaikam ir mokykloms“ has none.
  if (others.some((word) => ACCUSATIVE.test(word))) words[0] = first.replace(SHORT_VERB, '$&e')
  const nouns = words.flatMap((word) => nounOf(word) ?? [])
  if (nouns.length === 0) return text
  return [...words.filter((word) => nounOf(word) === null), ...nouns].join(' ')
}

function nounOf(word: string): string | null {
  // „Dažom“ is short for „dažome“.
  const known = NOUN_OF_VERB.get(fold(word.replace(/[aio]m$/, '$&e')))
  if (known) return known
  if (STOP_WORDS.has(word)) return null
  const rule = ENDINGS.find(([verb]) => verb.test(word))
  return rule ? word.replace(...rule) : null
}
