import {
  days,
  type Figure,
  figure,
  type LegalBasis,
  months,
  percent,
  primary,
  secondary,
  workingDays,
} from './figure.ts'
import { sources } from './sources.ts'

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
const ANSWERS: readonly [LegalBasis, ...LegalBasis[]] = [
  primary('vpi', '36 straipsnis', sources.vpi36),
  secondary('pi', '53 straipsnis'),
]
const FROM_SENDING = 'nuo skelbimo išsiuntimo'
const FROM_PUBLICATION = 'nuo paskelbimo CVP IS'
const BEFORE_DEADLINE = 'turi likti iki pasiūlymų pateikimo termino pabaigos'
const EXAMPLE_NOTE =
  'Tai vieno pirkėjo sąlygų pavyzdys. Iki kada klausti jums, nurodyta jūsų pirkimo dokumentuose.'

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
  buyersAnswerInternational: figure('tenders', {
    name: 'Pirkėjo atsakymas į laiku gautą klausimą tarptautiniame pirkime',
    value: days(6),
    bound: 'atLeast',
    binds: 'buyers',
    condition: BEFORE_DEADLINE,
    note: 'Pagreitintoms procedūroms nustatytas kitas terminas.',
    legalBases: ANSWERS,
  }),
  buyersAnswerSimplified: figure('tenders', {
    name: 'Pirkėjo atsakymas į laiku gautą klausimą supaprastintame pirkime',
    value: days(4),
    bound: 'atLeast',
    binds: 'buyers',
    condition: BEFORE_DEADLINE,
    note: 'Pagreitintoms procedūroms nustatytas kitas terminas.',
    legalBases: ANSWERS,
  }),
  questionsInternationalExample: figure('tenders', {
    name: 'Tiekėjo klausimai tarptautiniame pirkime',
    value: days(9),
    bound: 'atLeast',
    binds: 'oneBuyer',
    condition: BEFORE_DEADLINE,
    note: EXAMPLE_NOTE,
    legalBases: [secondary('documents', null)],
  }),
  questionsSimplifiedExample: figure('tenders', {
    name: 'Tiekėjo klausimai supaprastintame pirkime',
    value: days(6),
    bound: 'atLeast',
    binds: 'oneBuyer',
    condition: BEFORE_DEADLINE,
    note: EXAMPLE_NOTE,
    legalBases: [secondary('documents', null)],
  }),
  confidentialityProof: figure('tenders', {
    name: 'Laikas konfidencialumui įrodyti, kai to paprašo pirkėjas',
    value: workingDays(3),
    bound: 'atLeast',
    binds: 'utilities',
    legalBases: [secondary('pi', '32 straipsnio 3 dalis')],
  }),
  guarantorAnswer: figure('tenders', {
    name: 'Pirkėjo atsakymas, ar tinka siūlomas garantas ar laiduotojas',
    value: workingDays(3),
    bound: 'within',
    binds: 'oneBuyer',
    condition: 'nuo tiekėjo prašymo',
    legalBases: [secondary('documents', null)],
  }),
  tenderGuaranteeExample: figure('tenders', {
    name: 'Pasiūlymo galiojimo garantijos galiojimas',
    value: days(105),
    bound: 'atLeast',
    binds: 'oneBuyer',
    condition: 'po pasiūlymų pateikimo termino pabaigos',
    note: 'Formą, dydį ir galiojimą nurodo pirkimo dokumentai.',
    legalBases: [secondary('documents', null)],
  }),
  tenderPenaltyExample: figure('tenders', {
    name: 'Bauda atsisakiusiam sudaryti sutartį, kai pasiūlymo galiojimo užtikrinimo neprašoma',
    value: percent(10),
    binds: 'oneBuyer',
    condition: 'pasiūlymo kainos',
    note: 'Ar bauda numatyta ir kokio dydžio, žiūrėkite savo pirkimo dokumentuose.',
    legalBases: [secondary('documents', null)],
  }),
  consultationWindow: figure('tenders', {
    name: 'Laikotarpis, kurio pirkimai lemia, ar privaloma konsultuotis su rinka',
    value: months(12),
    binds: 'authorities',
    condition: 'iki naujo pirkimo',
    note: 'Prieš skelbiamą pirkimą konsultuotis privaloma, jei paskutiniame tokiame pat ar panašiame skelbtame pirkime gauta ne daugiau kaip viena tinkama paraiška ar vienas tinkamas pasiūlymas; mažos vertės pirkimams tai netaikoma.',
    legalBases: [primary('vpi', '27 straipsnis', sources.vpi27)],
    validFrom: '2022-01-01',
    checkedOn: '2026-11-20',
  }),
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
