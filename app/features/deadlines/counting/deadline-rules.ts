import type { FigureId } from '#config/figures.ts'
import type { Channel, DeadlineQuery, Law, Procurement } from '../deadline-query.ts'
import type { Question } from '../deadline-questions.ts'

/** For which purchases a row holds; what is left out holds for all. */
interface Scope {
  question: Question
  procurements?: readonly Procurement[]
  laws?: readonly Law[]
  channels?: readonly Channel[]
}

export interface Rule extends Scope {
  /** Length, whom it binds, act, article, source and mark. */
  figure: FigureId
  /** Sources disagree between two terms: the safe date goes by this shorter one. */
  shorterFigure?: FigureId
  countsBackwards?: boolean
}

/** A combination for which no source gives a term. */
export interface Gap extends Scope {
  /** What the visitor is told instead of a date. */
  sentence: string
}

const SMALLER: readonly Procurement[] = ['supaprastintas', 'mazos-vertes']

export const rules: readonly Rule[] = [
  ...byChannel('pretenzija', 'claimInternational', 'claimSimplified', 'claimNonElectronic', SMALLER),
  ...byChannel(
    'teismas',
    'courtAfterRejection',
    'courtAfterRejectionSimplified',
    'courtAfterRejectionNonElectronic',
    SMALLER,
  ),
  ...byChannel('atidejimas', 'standstillInternational', 'standstillSimplified', 'standstillNonElectronic', [
    'supaprastintas',
  ]),
  { question: 'atidejimas', procurements: ['mazos-vertes'], figure: 'standstillLowValue' },
  {
    question: 'salygos',
    laws: ['vpi'],
    channels: ['elektroninis'],
    procurements: ['tarptautinis'],
    figure: 'claimOnConditionsInternational',
  },
  {
    question: 'salygos',
    laws: ['vpi'],
    channels: ['elektroninis'],
    procurements: SMALLER,
    figure: 'claimOnConditionsSimplified',
  },
  { question: 'tyla', figure: 'courtAfterSilence' },
  { question: 'negaliojimas', figure: 'contractInvalidity' },
  { question: 'atsakymas', figure: 'claimAnswer' },
  { question: 'rezultatai', figure: 'resultsNotice' },
  { question: 'paaiskinimas', laws: ['vpi'], figure: 'detailedInformation' },
  {
    question: 'klausimai',
    procurements: ['tarptautinis'],
    figure: 'buyersAnswerInternational',
    countsBackwards: true,
  },
  {
    question: 'klausimai',
    procurements: ['supaprastintas'],
    figure: 'buyersAnswerSimplified',
    countsBackwards: true,
  },
  { question: 'pasiulymai', procurements: ['mazos-vertes'], figure: 'lowValueTenderTerm' },
]

export const gaps: readonly Gap[] = [
  {
    question: 'salygos',
    laws: ['pi'],
    sentence:
      'Kiek laiko PĮ pirkime galima ginčyti pirkimo sąlygas, nė vienas mūsų skaitytas šaltinis atskirai nenurodo, todėl datos neskaičiuojame. Atsiverskite PĮ 108 straipsnį ir pirkimo dokumentus.',
  },
  {
    question: 'salygos',
    laws: ['vpi'],
    channels: ['pastu'],
    sentence:
      'Terminas sąlygoms ginčyti, kai jos gautos paštu, šaltiniuose nenurodytas, todėl datos neskaičiuojame. Jei sąlygos paskelbtos CVP IS, pasirinkite elektroninį būdą.',
  },
  {
    question: 'paaiskinimas',
    laws: ['pi'],
    sentence:
      'Per kiek dienų pagal PĮ pirkėjas turi pateikti išsamesnę informaciją, nė vienas mūsų skaitytas šaltinis nenurodo, todėl datos neskaičiuojame. Atsiverskite PĮ 68 straipsnį.',
  },
  {
    question: 'klausimai',
    procurements: ['mazos-vertes'],
    sentence:
      'Terminas pirkėjui atsakyti į klausimą mažos vertės pirkime šaltiniuose nenurodytas, todėl datos neskaičiuojame. Iki kada klausti, rašoma pirkimo dokumentuose.',
  },
]

/** The shortest terms to prepare a tender or a request to participate. */
export interface Minimum {
  figure: FigureId
  procurement: Procurement
  /** No source tells from which day it runs: the length is shown, no date. */
  hasStart: boolean
  laws?: readonly Law[]
}

export const minimums: readonly Minimum[] = [
  { figure: 'openInternational', procurement: 'tarptautinis', hasStart: true },
  { figure: 'openInternationalElectronic', procurement: 'tarptautinis', hasStart: true },
  { figure: 'openInternationalShort', procurement: 'tarptautinis', hasStart: true },
  { figure: 'restrictedInternational', procurement: 'tarptautinis', hasStart: false },
  { figure: 'restrictedInternationalUrgent', procurement: 'tarptautinis', hasStart: false },
  { figure: 'negotiationRequestsInternational', procurement: 'tarptautinis', hasStart: false },
  { figure: 'negotiationTendersInternational', procurement: 'tarptautinis', hasStart: false, laws: ['vpi'] },
  { figure: 'dialogueRequestsInternational', procurement: 'tarptautinis', hasStart: false },
  { figure: 'openSimplified', procurement: 'supaprastintas', hasStart: true },
  { figure: 'openSimplifiedElectronic', procurement: 'supaprastintas', hasStart: true },
  { figure: 'openSimplifiedShort', procurement: 'supaprastintas', hasStart: true },
  { figure: 'restrictedSimplified', procurement: 'supaprastintas', hasStart: false },
  { figure: 'restrictedSimplifiedUrgent', procurement: 'supaprastintas', hasStart: false },
  { figure: 'negotiationRequestsSimplified', procurement: 'supaprastintas', hasStart: false },
  { figure: 'negotiationTendersSimplified', procurement: 'supaprastintas', hasStart: false, laws: ['vpi'] },
  { figure: 'dialogueRequestsSimplified', procurement: 'supaprastintas', hasStart: false },
]

type Purchase = Pick<DeadlineQuery, 'question' | 'procurement' | 'law' | 'channel'>

export function isInScope(scope: Scope, { question, procurement, law, channel }: Purchase): boolean {
  return (
    scope.question === question &&
    (scope.procurements?.includes(procurement) ?? true) &&
    (scope.laws?.includes(law) ?? true) &&
    (scope.channels?.includes(channel) ?? true)
  )
}

/** Terms that run from a notice: longer when it was not electronic, which sources doubt for smaller purchases. */
function byChannel(
  question: Question,
  international: FigureId,
  simplified: FigureId,
  byPost: FigureId,
  smaller: readonly Procurement[],
): Rule[] {
  return [
    { question, channels: ['elektroninis'], procurements: ['tarptautinis'], figure: international },
    { question, channels: ['elektroninis'], procurements: smaller, figure: simplified },
    { question, channels: ['pastu'], procurements: ['tarptautinis'], figure: byPost },
    { question, channels: ['pastu'], procurements: smaller, figure: byPost, shorterFigure: simplified },
  ]
}
