import { days, type Figure, figure, type LegalBasis, secondary } from './figure.ts'

const OPEN: readonly [LegalBasis, ...LegalBasis[]] = [
  secondary('vpi', '40 ir 60 straipsniai'),
  secondary('pi', '70 straipsnis'),
]
const RESTRICTED: readonly [LegalBasis, ...LegalBasis[]] = [
  secondary('vpi', '62 straipsnis'),
  secondary('pi', '72 straipsnis'),
]
const NEGOTIATED = secondary('vpi', '65 straipsnis')
const DIALOGUE: readonly [LegalBasis, ...LegalBasis[]] = [
  secondary('vpi', '69 ir 74 straipsniai'),
  secondary('pi', '77 ir 82 straipsniai'),
]
const FROM_SENDING = 'nuo skelbimo išsiuntimo'
const FROM_PUBLICATION = 'nuo paskelbimo CVP IS'

export const tenders = {
  openInternational: minimum('Pasiūlymų terminas tarptautiniame atvirame konkurse', 35, FROM_SENDING, OPEN),
  openInternationalElectronic: minimum(
    'Pasiūlymų terminas tarptautiniame atvirame konkurse, kai jie teikiami elektroniniu būdu',
    30,
    FROM_SENDING,
    OPEN,
  ),
  openInternationalShort: minimum(
    'Pasiūlymų terminas tarptautiniame atvirame konkurse, kai buvo išankstinis skelbimas arba yra pagrįsta skuba',
    15,
    FROM_SENDING,
    OPEN,
  ),
  openSimplified: minimum('Pasiūlymų terminas supaprastintame atvirame konkurse', 12, FROM_PUBLICATION, OPEN),
  openSimplifiedElectronic: minimum(
    'Pasiūlymų terminas supaprastintame atvirame konkurse, kai jie teikiami elektroniniu būdu',
    9,
    FROM_PUBLICATION,
    OPEN,
  ),
  openSimplifiedShort: minimum(
    'Pasiūlymų terminas supaprastintame atvirame konkurse, kai buvo išankstinis skelbimas arba yra pagrįsta skuba',
    7,
    FROM_PUBLICATION,
    OPEN,
  ),
  restrictedInternational: minimum(
    'Paraiškų terminas tarptautiniame ribotame konkurse',
    30,
    null,
    RESTRICTED,
  ),
  restrictedInternationalUrgent: minimum(
    'Paraiškų terminas tarptautiniame ribotame konkurse skubos atveju',
    15,
    null,
    RESTRICTED,
  ),
  restrictedSimplified: minimum('Paraiškų terminas supaprastintame ribotame konkurse', 10, null, RESTRICTED),
  restrictedSimplifiedUrgent: minimum(
    'Paraiškų terminas supaprastintame ribotame konkurse skubos atveju',
    7,
    null,
    RESTRICTED,
  ),
  negotiationRequestsInternational: minimum(
    'Paraiškų terminas tarptautinėse skelbiamose derybose',
    30,
    null,
    [NEGOTIATED, secondary('pi', '74 straipsnis')],
  ),
  negotiationRequestsSimplified: minimum('Paraiškų terminas supaprastintose skelbiamose derybose', 10, null, [
    NEGOTIATED,
    secondary('pi', '74 straipsnis'),
  ]),
  negotiationTendersInternational: initialTenders(
    'Pirminių pasiūlymų terminas tarptautinėse skelbiamose derybose',
    30,
  ),
  negotiationTendersSimplified: initialTenders(
    'Pirminių pasiūlymų terminas supaprastintose skelbiamose derybose',
    10,
  ),
  dialogueRequestsInternational: minimum(
    'Paraiškų terminas tarptautiniame konkurenciniame dialoge ir inovacijų partnerystėje',
    30,
    null,
    DIALOGUE,
  ),
  dialogueRequestsSimplified: minimum(
    'Paraiškų terminas supaprastintame konkurenciniame dialoge ir inovacijų partnerystėje',
    10,
    null,
    DIALOGUE,
  ),
} satisfies Record<string, Figure>

function minimum(
  name: string,
  count: number,
  condition: string | null,
  legalBases: Figure['legalBases'],
): Figure {
  return figure('tenders', {
    name,
    value: days(count),
    bound: 'atLeast',
    binds: 'buyers',
    condition,
    legalBases,
  })
}

/** Under the utilities law buyer and tenderers agree on the term. */
function initialTenders(name: string, count: number): Figure {
  return figure('tenders', {
    name,
    value: days(count),
    bound: 'atLeast',
    binds: 'authorities',
    legalBases: [NEGOTIATED],
  })
}
