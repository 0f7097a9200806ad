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

const ANSWERS: readonly [LegalBasis, ...LegalBasis[]] = [
  primary('vpi', '36 straipsnis', sources.vpi36),
  secondary('pi', '53 straipsnis'),
]
const BEFORE_DEADLINE = 'turi likti iki pasiūlymų pateikimo termino pabaigos'
const EXAMPLE_NOTE =
  'Tai vieno pirkėjo sąlygų pavyzdys. Iki kada klausti jums, nurodyta jūsų pirkimo dokumentuose.'

/** Questions, guarantees and consultations before the tender. */
export const questions = {
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
