import { STOP_WORDS } from './stop-words.ts'
import { fold, wordsOf } from './words.ts'

const IRREGULAR: readonly (readonly [noun: string, verbs: string])[] = [
  ['remontas', 'taisome taisau remontuojame remontuoju servisas servisai serviso servisu servisą'],
  ['priežiūra', 'prižiūrime prižiūriu'],
  ['nuoma', 'nuomojame nuomoju'],
  ['apsauga', 'saugome saugau'],
  ['statyba', 'statome statau'],
  ['renovacija', 'renovuojame renovuoju'],
  ['valymas', 'valome valau'],
  ['plovimas', 'plauname plaunu'],
  ['skalbimas', 'skalbiame skalbiu'],
  ['tvarkymas', 'tvarkome tvarkau'],
  ['dažymas', 'dažome dažau'],
  ['klojimas', 'klojame kloju dedame dedu'],
  ['dengimas', 'dengiame dengiu'],
  ['gręžimas', 'gręžiame gręžiu'],
  ['griovimas', 'griauname griaunu'],
  ['įrengimas', 'įrengiame įrengiu'],
  ['diegimas', 'diegiame diegiu'],
  ['kūrimas', 'kuriame'],
  ['gamyba', 'gaminame gaminu'],
  ['siuvimas', 'siuvame siuvu'],
  ['vežimas', 'vežame vežu pervežame pervežu'],
  ['išvežimas', 'išvežame išvežu'],
  ['pjovimas', 'pjauname pjaunu'],
  ['genėjimas', 'genime geniu genėjame'],
  ['vertimai', 'verčiame verčiu'],
  ['mokymai', 'mokome mokau'],
  ['konsultacijos', 'konsultuojame konsultuoju'],
  ['reklama', 'reklamuojame reklamuoju'],
  ['tyrimai', 'tiriame tiriu'],
  ['draudimas', 'draudžiame'],
  ['slauga', 'slaugome slaugau'],
  ['kirtimas', 'kertame kertu'],
  ['surinkimas', 'renkame surenkame'],
  ['suvirinimas', 'viriname virinu'],
  ['barstymas', 'barstome'],
  ['treniruotės', 'treniruojame treniruoju'],
]

const NOUN_OF_VERB: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap(([noun, verbs]) => verbs.split(' ').map((verb) => [fold(verb), noun] as const)),
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

/** People say what they do, buyers and the vocabulary name it: „Taisome sunkvežimius“ becomes „sunkvežimius remontas“. */
export function withActivityNouns(text: string): string {
  const words = wordsOf(text)
  const nouns = words.flatMap((word) => nounOf(word) ?? [])
  if (nouns.length === 0) return text
  return [...words.filter((word) => nounOf(word) === null), ...nouns].join(' ')
}

function nounOf(word: string): string | null {
  // „Dažom“ is short for „dažome“.
  const irregular = NOUN_OF_VERB.get(fold(word.replace(/[aio]m$/, '$&e')))
  if (irregular) return irregular
  if (STOP_WORDS.has(word)) return null
  const rule = ENDINGS.find(([verb]) => verb.test(word))
  return rule ? word.replace(...rule) : null
}
