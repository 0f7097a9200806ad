import type { ProcurementKind } from '#app/shared/forms/query-values.ts'
import type { FigureId } from '#config/figures.ts'
import type { Channel, DeadlineQuery, Law } from '../deadline-query.ts'
import type { Question } from '../deadline-questions.ts'

/** The purchases that a row applies to; a missing list means all. */
interface Scope {
  question: Question
  procurements?: readonly ProcurementKind[]
  laws?: readonly Law[]
  channels?: readonly Channel[]
}

export interface Rule extends Scope {
  figure: FigureId
  /** When sources disagree, the safe date follows this shorter term. */
  shorterFigure?: FigureId
  countsBackwards?: boolean
}

export interface Gap extends Scope {
  sentence: string
}

const BELOW_INTERNATIONAL: readonly ProcurementKind[] = ['simplified', 'lowValue']

export const rules: readonly Rule[] = [
  ...byChannel('claim', 'claimInternational', 'claimSimplified', 'claimNonElectronic', BELOW_INTERNATIONAL),
  ...byChannel(
    'courtAfterRejection',
    'courtAfterRejection',
    'courtAfterRejectionSimplified',
    'courtAfterRejectionNonElectronic',
    BELOW_INTERNATIONAL,
  ),
  ...byChannel('standstill', 'standstillInternational', 'standstillSimplified', 'standstillNonElectronic', [
    'simplified',
  ]),
  { question: 'standstill', procurements: ['lowValue'], figure: 'standstillLowValue' },
  {
    question: 'claimOnConditions',
    laws: ['vpi'],
    channels: ['electronic'],
    procurements: ['international'],
    figure: 'claimOnConditionsInternational',
  },
  {
    question: 'claimOnConditions',
    laws: ['vpi'],
    channels: ['electronic'],
    procurements: BELOW_INTERNATIONAL,
    figure: 'claimOnConditionsSimplified',
  },
  { question: 'courtAfterSilence', figure: 'courtAfterSilence' },
  { question: 'contractInvalidity', figure: 'contractInvalidity' },
  { question: 'claimAnswer', figure: 'claimAnswer' },
  { question: 'resultsNotice', figure: 'resultsNotice' },
  { question: 'detailedInformation', laws: ['vpi'], figure: 'detailedInformation' },
  {
    question: 'buyersAnswer',
    procurements: ['international'],
    figure: 'buyersAnswerInternational',
    countsBackwards: true,
  },
  {
    question: 'buyersAnswer',
    procurements: ['simplified'],
    figure: 'buyersAnswerSimplified',
    countsBackwards: true,
  },
  { question: 'tenderMinimum', procurements: ['lowValue'], figure: 'lowValueTenderTerm' },
]

export const gaps: readonly Gap[] = [
  {
    question: 'claimOnConditions',
    laws: ['pi'],
    sentence:
      'Kiek laiko PĮ pirkime galima ginčyti pirkimo sąlygas, nė vienas mūsų skaitytas šaltinis atskirai nenurodo, todėl datos neskaičiuojame. Atsiverskite PĮ 108 straipsnį ir pirkimo dokumentus.',
  },
  {
    question: 'claimOnConditions',
    laws: ['vpi'],
    channels: ['post'],
    sentence:
      'Terminas sąlygoms ginčyti, kai jos gautos paštu, šaltiniuose nenurodytas, todėl datos neskaičiuojame. Jei sąlygos paskelbtos CVP IS, pasirinkite elektroninį būdą.',
  },
  {
    question: 'detailedInformation',
    laws: ['pi'],
    sentence:
      'Per kiek dienų pagal PĮ pirkėjas turi pateikti išsamesnę informaciją, nė vienas mūsų skaitytas šaltinis nenurodo, todėl datos neskaičiuojame. Atsiverskite PĮ 68 straipsnį.',
  },
  {
    question: 'buyersAnswer',
    procurements: ['lowValue'],
    sentence:
      'Terminas pirkėjui atsakyti į klausimą mažos vertės pirkime šaltiniuose nenurodytas, todėl datos neskaičiuojame. Iki kada klausti, rašoma pirkimo dokumentuose.',
  },
]

export interface Minimum {
  figure: FigureId
  procurement: ProcurementKind
  /** Without a known first day only the length is shown. */
  hasStart: boolean
  laws?: readonly Law[]
}

export const minimums: readonly Minimum[] = [
  { figure: 'openInternational', procurement: 'international', hasStart: true },
  { figure: 'openInternationalElectronic', procurement: 'international', hasStart: true },
  { figure: 'openInternationalShort', procurement: 'international', hasStart: true },
  { figure: 'restrictedInternational', procurement: 'international', hasStart: false },
  { figure: 'restrictedInternationalUrgent', procurement: 'international', hasStart: false },
  { figure: 'negotiationRequestsInternational', procurement: 'international', hasStart: false },
  { figure: 'negotiationTendersInternational', procurement: 'international', hasStart: false, laws: ['vpi'] },
  { figure: 'dialogueRequestsInternational', procurement: 'international', hasStart: false },
  { figure: 'openSimplified', procurement: 'simplified', hasStart: true },
  { figure: 'openSimplifiedElectronic', procurement: 'simplified', hasStart: true },
  { figure: 'openSimplifiedShort', procurement: 'simplified', hasStart: true },
  { figure: 'restrictedSimplified', procurement: 'simplified', hasStart: false },
  { figure: 'restrictedSimplifiedUrgent', procurement: 'simplified', hasStart: false },
  { figure: 'negotiationRequestsSimplified', procurement: 'simplified', hasStart: false },
  { figure: 'negotiationTendersSimplified', procurement: 'simplified', hasStart: false, laws: ['vpi'] },
  { figure: 'dialogueRequestsSimplified', procurement: 'simplified', hasStart: false },
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

/** A notice by post gives a longer term; for smaller purchases sources disagree about that. */
function byChannel(
  question: Question,
  international: FigureId,
  simplified: FigureId,
  byPost: FigureId,
  belowInternational: readonly ProcurementKind[],
): Rule[] {
  return [
    { question, channels: ['electronic'], procurements: ['international'], figure: international },
    { question, channels: ['electronic'], procurements: belowInternational, figure: simplified },
    { question, channels: ['post'], procurements: ['international'], figure: byPost },
    {
      question,
      channels: ['post'],
      procurements: belowInternational,
      figure: byPost,
      shorterFigure: simplified,
    },
  ]
}
