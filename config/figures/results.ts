import {
  days,
  type Figure,
  type FigureValue,
  figure,
  notApplied,
  primary,
  secondary,
  workingDays,
} from './figure.ts'
import { sources } from './sources.ts'

const STANDSTILL = [
  secondary('vpi', '86 straipsnio 8 dalis'),
  secondary('pi', '94 straipsnio 8 dalis'),
] as const

export const results = {
  resultsNotice: figure('results', {
    name: 'Pirkėjo pranešimas apie procedūros rezultatus',
    value: workingDays(3),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo sprendimo priėmimo',
    note: 'Perkančioji organizacija gali nepranešti, kai pasiūlymas pateikiamas ar sutartis sudaroma žodžiu, taip pat kai nedidelės vertės sutartis sudaroma pagal preliminariąją sutartį.',
    legalBases: [
      primary('vpi', '58 straipsnio 1 dalis', sources.vpi58),
      secondary('pi', '68 straipsnio 1 dalis'),
    ],
  }),
  detailedInformation: figure('results', {
    name: 'Pirkėjo atsakymas tiekėjui, raštu paprašiusiam išsamesnės informacijos',
    value: days(15),
    bound: 'within',
    binds: 'authorities',
    condition: 'nuo prašymo gavimo dienos',
    note: 'Toks prašymas pretenzijos termino nepratęsia.',
    legalBases: [primary('vpi', '58 straipsnio 2 dalis', sources.vpi58)],
  }),
  cancellationNotice: figure('results', {
    name: 'Pirkėjo pranešimas apie procedūrų nutraukimą',
    value: workingDays(5),
    bound: 'within',
    binds: 'authorities',
    condition: 'nuo sprendimo priėmimo',
    legalBases: [secondary('documents', null)],
  }),
  standstillInternational: standstill('Atidėjimo terminas tarptautiniame pirkime', days(10)),
  standstillSimplified: standstill('Atidėjimo terminas supaprastintame pirkime', workingDays(5)),
  standstillNonElectronic: standstill(
    'Atidėjimo terminas, kai pranešta ne elektroninėmis priemonėmis',
    days(15),
  ),
  standstillLowValue: figure('results', {
    name: 'Atidėjimo terminas mažos vertės pirkime',
    value: notApplied,
    binds: 'buyers',
    note: 'Sutartį galima sudaryti iš karto, todėl su pretenzija nedelskite.',
    legalBases: STANDSTILL,
  }),
  standstillOnlyTenderer: figure('results', {
    name: 'Atidėjimo terminas, kai vienintelis suinteresuotas dalyvis yra laimėtojas',
    value: notApplied,
    binds: 'authorities',
    legalBases: [secondary('vpi', '86 straipsnio 8 dalis')],
  }),
  standstillExtension: figure('results', {
    name: 'Pretenzijos ir atidėjimo terminų pratęsimas, kai su laimėjusiu pasiūlymu leista susipažinti prašymo dieną',
    value: workingDays(1),
    binds: 'authorities',
    note: 'Jei laimėjusio pasiūlymo tenka laukti ilgiau, terminai pratęsiami tiek dienų, kiek jo laukiama. Patikrinkite savo pirkimo sąlygas.',
    legalBases: [secondary('documents', null)],
  }),
  contractPublication: figure('results', {
    name: 'Sutarties ir laimėjusio pasiūlymo paskelbimas CVP IS',
    value: days(15),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo sutarties sudarymo, bet ne vėliau kaip iki pirmojo mokėjimo',
    legalBases: [
      primary('vpi', '86 straipsnio 9 dalis', sources.contractPublication),
      primary('contractPublication', null, sources.contractPublication),
    ],
  }),
} satisfies Record<string, Figure>

function standstill(name: string, value: FigureValue): Figure {
  return figure('results', {
    name,
    value,
    bound: 'atLeast',
    binds: 'buyers',
    legalBases: STANDSTILL,
  })
}
