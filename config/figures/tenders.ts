import { days, type Figure, figure, type LegalBasis, official } from './figure.ts'

type LegalBases = readonly [LegalBasis, ...LegalBasis[]]

const OPEN: LegalBases = [official('vpi', '60 straipsnis'), official('pi', '70 straipsnis')]
const RESTRICTED: LegalBases = [official('vpi', '62 straipsnis'), official('pi', '72 straipsnis')]
const RESTRICTED_OR_NEGOTIATED: LegalBases = [
  official('vpi', '62 ir 65 straipsniai'),
  official('pi', '72 ir 74 straipsniai'),
]
const NEGOTIATED: LegalBases = [official('vpi', '65 straipsnis'), official('pi', '74 straipsnis')]
const DIALOGUE: LegalBases = [official('vpi', '69 ir 74 straipsniai'), official('pi', '77 ir 82 straipsniai')]
const RESTRICTED_OF_AUTHORITIES: LegalBases = [official('vpi', '62 straipsnis')]
const NEGOTIATED_OF_AUTHORITIES: LegalBases = [official('vpi', '65 straipsnis')]
const SHORT_OF_AUTHORITIES: LegalBases = [official('vpi', '62 ir 65 straipsniai')]
const UTILITIES_URGENCY = 'Pagal PĮ – pagrįstais atvejais, ne tik skubos.'
const FROM_SENDING = 'nuo skelbimo išsiuntimo'
const FROM_PUBLICATION = 'nuo paskelbimo CVP IS'
const FROM_INVITATION = 'nuo kvietimo pateikti pasiūlymus išsiuntimo'

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
    FROM_SENDING,
    RESTRICTED,
  ),
  restrictedInternationalUrgent: urgent(
    'Paraiškų terminas tarptautiniame ribotame konkurse ir skelbiamose derybose skubos atveju',
    15,
    FROM_SENDING,
  ),
  restrictedSimplified: minimum(
    'Paraiškų terminas supaprastintame ribotame konkurse',
    10,
    FROM_PUBLICATION,
    RESTRICTED,
  ),
  restrictedSimplifiedUrgent: urgent(
    'Paraiškų terminas supaprastintame ribotame konkurse ir skelbiamose derybose skubos atveju',
    7,
    FROM_PUBLICATION,
  ),
  restrictedTendersInternational: invited('Pasiūlymų terminas tarptautiniame ribotame konkurse', 30),
  restrictedTendersInternationalShort: invited(
    'Pasiūlymų terminas tarptautiniame ribotame konkurse ir skelbiamose derybose, kai buvo išankstinis skelbimas arba yra pagrįsta skuba',
    10,
    SHORT_OF_AUTHORITIES,
  ),
  restrictedTendersSimplified: invited('Pasiūlymų terminas supaprastintame ribotame konkurse', 10),
  restrictedTendersSimplifiedUrgent: invited(
    'Pasiūlymų terminas supaprastintame ribotame konkurse ir skelbiamose derybose skubos atveju',
    7,
    SHORT_OF_AUTHORITIES,
  ),
  restrictedTendersSimplifiedShort: invited(
    'Pasiūlymų terminas supaprastintame ribotame konkurse ir skelbiamose derybose, kai buvo išankstinis skelbimas',
    5,
    SHORT_OF_AUTHORITIES,
  ),
  negotiationRequestsInternational: minimum(
    'Paraiškų terminas tarptautinėse skelbiamose derybose',
    30,
    FROM_SENDING,
    NEGOTIATED,
  ),
  negotiationRequestsSimplified: minimum(
    'Paraiškų terminas supaprastintose skelbiamose derybose',
    10,
    FROM_PUBLICATION,
    NEGOTIATED,
  ),
  negotiationTendersInternational: invited(
    'Pirminių pasiūlymų terminas tarptautinėse skelbiamose derybose',
    30,
    NEGOTIATED_OF_AUTHORITIES,
  ),
  negotiationTendersSimplified: invited(
    'Pirminių pasiūlymų terminas supaprastintose skelbiamose derybose',
    10,
    NEGOTIATED_OF_AUTHORITIES,
  ),
  dialogueRequestsInternational: minimum(
    'Paraiškų terminas tarptautiniame konkurenciniame dialoge ir inovacijų partnerystėje',
    30,
    FROM_SENDING,
    DIALOGUE,
  ),
  dialogueRequestsSimplified: minimum(
    'Paraiškų terminas supaprastintame konkurenciniame dialoge ir inovacijų partnerystėje',
    10,
    FROM_PUBLICATION,
    DIALOGUE,
  ),
} satisfies Record<string, Figure>

function minimum(name: string, count: number, condition: string, legalBases: LegalBases): Figure {
  return figure('tenders', {
    name,
    value: days(count),
    bound: 'atLeast',
    binds: 'buyers',
    condition,
    legalBases,
  })
}

function urgent(name: string, count: number, condition: string): Figure {
  return { ...minimum(name, count, condition, RESTRICTED_OR_NEGOTIATED), note: UTILITIES_URGENCY }
}

/** Under the utilities law buyer and tenderers agree on the term. */
function invited(name: string, count: number, legalBases = RESTRICTED_OF_AUTHORITIES): Figure {
  return { ...minimum(name, count, FROM_INVITATION, legalBases), binds: 'authorities' }
}
