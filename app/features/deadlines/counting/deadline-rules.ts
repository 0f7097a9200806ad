import type { ProcurementKind } from '#app/ui/forms/query-values.ts'
import type { FigureId } from '#config/figures.ts'
import sentences from '#content/deadline-sentences.json' with { type: 'json' }
import type { Channel, DeadlineQuery } from '../deadline-query.ts'
import type { Question } from '../deadline-questions.ts'

/** A row applies to these purchases; a missing list means all. */
interface Scope {
  question: Question
  procurements?: readonly ProcurementKind[]
  channels?: readonly Channel[]
}

export interface Rule extends Scope {
  figure: FigureId
  /** Where the procurement office (VPT) names a shorter time limit than the law, the safe date follows it. */
  shorterFigure?: FigureId
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
    channels: ['electronic'],
    procurements: ['international'],
    figure: 'claimOnConditionsInternational',
  },
  {
    question: 'claimOnConditions',
    channels: ['electronic'],
    procurements: BELOW_INTERNATIONAL,
    figure: 'claimOnConditionsSimplified',
  },
  { question: 'courtAfterSilence', figure: 'courtAfterSilence' },
  { question: 'contractInvalidity', figure: 'contractInvalidity' },
  { question: 'termination', figure: 'terminationClaim' },
  { question: 'exAnte', procurements: ['international'], figure: 'exAnteInternational' },
  { question: 'exAnte', procurements: BELOW_INTERNATIONAL, figure: 'exAnteSimplified' },
  { question: 'claimAnswer', figure: 'claimAnswer' },
  { question: 'resultsNotice', figure: 'resultsNotice' },
  { question: 'detailedInformation', figure: 'detailedInformation' },
  { question: 'buyersAnswer', procurements: ['international'], figure: 'buyersAnswerInternational' },
  { question: 'buyersAnswer', procurements: ['simplified'], figure: 'buyersAnswerSimplified' },
  { question: 'shortestTimeLimits', procurements: ['lowValue'], figure: 'lowValueTenderTerm' },
]

export const withoutLegalBasis: readonly (Scope & { sentence: string })[] = [
  { question: 'claimOnConditions', channels: ['post'], sentence: sentences.noTimeLimitOnConditionsByPost },
  { question: 'buyersAnswer', procurements: ['lowValue'], sentence: sentences.noTimeLimitOfAnswerLowValue },
]

interface ShortestTimeLimits {
  fromNotice?: readonly FigureId[]
  /** They run from the invitation, so only their length is shown; most bind under VPĮ only. */
  fromInvitation?: readonly FigureId[]
}

/** These rows are for purchases that no row of `rules` covers. */
export const shortestTimeLimits: Readonly<Record<ProcurementKind, ShortestTimeLimits>> = {
  international: {
    fromNotice: [
      'openInternational',
      'openInternationalElectronic',
      'openInternationalShort',
      'restrictedInternational',
      'restrictedInternationalUrgent',
      'negotiationRequestsInternational',
      'dialogueRequestsInternational',
    ],
    fromInvitation: [
      'restrictedTendersInternational',
      'restrictedTendersInternationalElectronic',
      'restrictedTendersInternationalShort',
      'agreedTendersInternational',
      'negotiationTendersInternational',
    ],
  },
  simplified: {
    fromNotice: [
      'openSimplified',
      'openSimplifiedElectronic',
      'openSimplifiedShort',
      'restrictedSimplified',
      'restrictedSimplifiedUrgent',
      'negotiationRequestsSimplified',
      'dialogueRequestsSimplified',
    ],
    fromInvitation: [
      'restrictedTendersSimplified',
      'restrictedTendersSimplifiedElectronic',
      'restrictedTendersSimplifiedUrgent',
      'restrictedTendersSimplifiedShort',
      'agreedTendersSimplified',
      'negotiationTendersSimplified',
    ],
  },
  lowValue: {},
}

type Purchase = Pick<DeadlineQuery, 'question' | 'procurement' | 'channel'>

export function isInScope(scope: Scope, { question, procurement, channel }: Purchase): boolean {
  return (
    scope.question === question &&
    (scope.procurements?.includes(procurement) ?? true) &&
    (scope.channels?.includes(channel) ?? true)
  )
}

/** By post the law gives more time; for smaller purchases the procurement office (VPT) names the shorter limit. */
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
