import {
  actSource,
  days,
  type Figure,
  figure,
  percent,
  primary,
  secondary,
  words,
  workingDays,
} from './figure.ts'

const DOCUMENTS = [secondary('documents', null)] as const

/** What buyers and traders set themselves; examples, no law. */
export const practice = {
  questionsInternationalExample: figure('practice', {
    name: 'Tiekėjo klausimai tarptautiniame pirkime',
    value: days(9),
    bound: 'atLeast',
    binds: 'oneBuyer',
    condition: 'turi likti iki pasiūlymų pateikimo termino pabaigos',
    legalBases: DOCUMENTS,
  }),
  questionsSimplifiedExample: figure('practice', {
    name: 'Tiekėjo klausimai supaprastintame pirkime',
    value: days(6),
    bound: 'atLeast',
    binds: 'oneBuyer',
    condition: 'turi likti iki pasiūlymų pateikimo termino pabaigos',
    legalBases: DOCUMENTS,
  }),
  tenderGuaranteeExample: figure('practice', {
    name: 'Pasiūlymo galiojimo garantijos galiojimas',
    value: days(105),
    bound: 'atLeast',
    binds: 'oneBuyer',
    condition: 'po pasiūlymų pateikimo termino pabaigos',
    legalBases: DOCUMENTS,
  }),
  tenderPenaltyExample: figure('practice', {
    name: 'Bauda atsisakiusiam sudaryti sutartį, kai pasiūlymo galiojimo užtikrinimo neprašoma',
    value: percent(10),
    binds: 'oneBuyer',
    condition: 'pasiūlymo kainos',
    legalBases: DOCUMENTS,
  }),
  cancellationNotice: figure('practice', {
    name: 'Pirkėjo pranešimas apie procedūrų nutraukimą',
    value: workingDays(5),
    bound: 'within',
    binds: 'oneBuyer',
    condition: 'nuo sprendimo priėmimo',
    legalBases: DOCUMENTS,
  }),
  certificateConvictions: figure('practice', {
    name: 'Pažymų dėl teistumo senumas',
    value: days(180),
    bound: 'atMost',
    binds: 'oneBuyer',
    legalBases: DOCUMENTS,
  }),
  certificateTaxes: figure('practice', {
    name: 'Mokesčių ir „Sodros“ pažymų senumas',
    value: days(120),
    bound: 'atMost',
    binds: 'oneBuyer',
    legalBases: DOCUMENTS,
  }),
  catalogueContract: figure('practice', {
    name: 'CPO LT katalogo užsakymo sutarties pasirašymas',
    value: workingDays(5),
    bound: 'within',
    binds: 'catalogueSuppliers',
    legalBases: [primary('catalogueRules', null, actSource('catalogueRules'))],
  }),
  bondPremium: figure('practice', {
    name: 'Laidavimo draudimo metinė įmoka',
    value: words('1,5–2,5 proc.'),
    binds: 'suppliers',
    condition: 'draudžiamos sumos (vienas tarpininkas, 2023 m.)',
    legalBases: [secondary('bondBroker', null)],
  }),
} satisfies Record<string, Figure>
