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
  /** „kovo 15 d.“, „1,5–2,5 proc.“: always written in the same way. */
  | { kind: 'words'; text: string }

/** `within`: the time to act; `until`: the last day; `exactly`: a value that is no limit. */
export type Bound = 'from' | 'below' | 'above' | 'atLeast' | 'atMost' | 'within' | 'until' | 'exactly'

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
  | 'court'
  | 'contracts'
  | 'inHouse'
  | 'practice'

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
  oneBuyer: 'vieno pirkėjo 2026 m. pirkimams',
  catalogueSuppliers: 'CPO LT katalogo tiekėjams',
  internationalSuppliers: 'tiekėjams tarptautiniuose pirkimuose',
  courts: 'teismams ir šalims, kai ginčijamas pirkimas',
  contractors: 'rangovams',
  electricians: 'elektros ar dujų įrenginius įrengiantiems asmenims',
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

/** The days on which acts and secondary sources were last read, unless a figure has its own. */
const ACTS_READ_ON = '2026-11-23'
const SECONDARY_SOURCES_READ_ON = '2026-11-22'

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
    checkedOn: input.legalBases.some(({ mark }) => mark === 'A') ? ACTS_READ_ON : SECONDARY_SOURCES_READ_ON,
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
export const words = (text: string): FigureValue => ({ kind: 'words', text })

/** The act itself was read. */
export function official(act: ActId, article: string): LegalBasis {
  return primary(act, article, actSource(act))
}

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
