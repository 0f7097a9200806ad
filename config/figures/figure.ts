import { type ActId, acts } from './acts.ts'

export type TermUnit = 'calendarDay' | 'workingDay' | 'month' | 'year'

export type FigureValue =
  | { kind: 'money'; euros: number; isWithoutVat: boolean }
  | { kind: 'term'; count: number; unit: TermUnit }
  | { kind: 'percent'; percent: number }
  | { kind: 'percentagePoints'; points: number }
  /** A multiple of another value: 0,7 of the estimated value. */
  | { kind: 'multiple'; times: number }
  | { kind: 'none'; text: 'netaikomas' | 'nenustatytas' }

/** `within`: the time to act; `exactly`: a value that is no limit. */
export type Bound = 'from' | 'below' | 'above' | 'atLeast' | 'atMost' | 'within' | 'exactly'

/** A: an official page or the act itself was read. B: a professional secondary source was read. */
export type Mark = 'A' | 'B'

export interface Source {
  title: string
  url: string | null
}

export interface LegalBasis {
  act: ActId
  /** „102 straipsnio 1 dalis“; null when the article is not known. */
  article: string | null
  /** Readers get its link; for mark B it is the act itself. */
  source: Source
  mark: Mark
}

export type FigureGroup =
  | 'thresholds'
  | 'lowValue'
  | 'tenders'
  | 'suppliers'
  | 'evaluation'
  | 'results'
  | 'claims'
  | 'contracts'
  | 'inHouse'

/** In the dative case, after „kam taikoma“. */
export const parties = {
  buyers: 'pirkėjams pagal VPĮ ir PĮ',
  authorities: 'perkančiosioms organizacijoms (VPĮ)',
  utilities: 'perkantiesiems subjektams (PĮ)',
  centralAuthorities: 'centrinės valdžios institucijoms (VPĮ)',
  otherAuthorities: 'kitoms perkančiosioms organizacijoms (VPĮ)',
  buyersOfOtherLaws: 'pirkėjams, kuriems taikomi atskiri koncesijų ar gynybos ir saugumo pirkimų įstatymai',
  publicPayers: 'viešosioms institucijoms, kurios moka tiekėjui',
  suppliers: 'tiekėjams, kai perkama pagal VPĮ ar PĮ',
  suppliersOfAuthorities: 'tiekėjams, kai perkama pagal VPĮ',
  oneBuyer: 'vieno pirkėjo 2026 m. pirkimams (pavyzdys)',
  internationalSuppliers: 'tiekėjams tarptautiniuose pirkimuose',
} as const

export interface Figure {
  group: FigureGroup
  /** As a heading: „Pretenzija tarptautiniame pirkime“. */
  name: string
  value: FigureValue
  bound: Bound
  binds: keyof typeof parties
  /** The end of the sentence: „nuo pranešimo išsiuntimo“. */
  condition: string | null
  note: string | null
  legalBases: readonly [LegalBasis, ...LegalBasis[]]
  /** First and last day in force; null when no source gives them. */
  validFrom: string | null
  validTo: string | null
  replacedBy: string | null
  /** „bent 2017–2018 m.“, when the days are unknown. */
  knownPeriod: string | null
  checkedOn: string
}

type Optional =
  | 'bound'
  | 'condition'
  | 'note'
  | 'validFrom'
  | 'validTo'
  | 'replacedBy'
  | 'knownPeriod'
  | 'checkedOn'
type FigureInput = Omit<Figure, Optional | 'group'> & Partial<Pick<Figure, Optional>>

/** The day on which the sources were last read, unless a figure has its own. */
const CHECKED_ON = '2026-11-22'

export function figure(group: FigureGroup, input: FigureInput): Figure {
  return {
    group,
    bound: 'exactly',
    condition: null,
    note: null,
    validFrom: null,
    validTo: null,
    replacedBy: null,
    knownPeriod: null,
    checkedOn: CHECKED_ON,
    ...input,
  }
}

export const withoutVat = (euros: number): FigureValue => ({ kind: 'money', euros, isWithoutVat: true })
/** Debts and compensations, which are not taxed. */
export const euros = (amount: number): FigureValue => ({ kind: 'money', euros: amount, isWithoutVat: false })
export const days = (count: number): FigureValue => ({ kind: 'term', count, unit: 'calendarDay' })
export const workingDays = (count: number): FigureValue => ({ kind: 'term', count, unit: 'workingDay' })
export const months = (count: number): FigureValue => ({ kind: 'term', count, unit: 'month' })
export const years = (count: number): FigureValue => ({ kind: 'term', count, unit: 'year' })
export const percent = (value: number): FigureValue => ({ kind: 'percent', percent: value })
export const notApplied: FigureValue = { kind: 'none', text: 'netaikomas' }
export const notSet: FigureValue = { kind: 'none', text: 'nenustatytas' }

export function primary(act: ActId, article: string | null, source: Source): LegalBasis {
  return { act, article, source, mark: 'A' }
}

/** Readers are sent to the act itself. */
export function secondary(act: ActId, article: string | null, source: Source = actSource(act)): LegalBasis {
  return { act, article, source, mark: 'B' }
}

export function actSource(act: ActId): Source {
  const { short, url } = acts[act]
  const [, register] = REGISTERS.find(([host]) => url?.includes(host)) ?? []
  return { title: register ? `${register}: ${short}` : short, url }
}

const REGISTERS: readonly [host: string, name: string][] = [
  ['e-tar.lt', 'Teisės aktų registras'],
  ['e-seimas.lrs.lt', 'e. Seimas'],
  ['eur-lex.europa.eu', 'EUR-Lex'],
  ['ted.europa.eu', 'TED'],
]
