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
  ['klojimas', 'klojame kloju'],
  ['dengimas', 'dengiame dengiu'],
  ['tiesimas', 'tiesiame'],
  ['kasimas', 'kasame'],
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

/** People say what they do, buyers and the vocabulary name it: „Taisome sunkvežimius“ becomes „sunkvežimius remontas“. */
export function withActivityNouns(text: string): string {
  const words = wordsOf(text)
  const nouns = words.flatMap((word) => nounOf(word) ?? [])
  if (nouns.length === 0) return text
  return [...words.filter((word) => nounOf(word) === null), ...nouns].join(' ')
}

function nounOf(typed: string): string | null {
  // „Dažom“ is short for „dažome“.
  const word = typed.replace(/[aio]m$/, '$&e')
  const irregular = NOUN_OF_VERB.get(fold(word))
  if (irregular) return irregular
  if (/.{3}uojame$/.test(word)) return word.replace(/uojame$/, 'avimas')
  return /.{3}iname$/.test(word) ? word.replace(/iname$/, 'inimas') : null
}
