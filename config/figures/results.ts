import {
  days,
  type Figure,
  type FigureValue,
  figure,
  notApplied,
  official,
  primary,
  workingDays,
} from './figure.ts'
import { sources } from './sources.ts'

const STANDSTILL = [
  official('vpi', '86 straipsnio 8 dalis'),
  official('pi', '94 straipsnio 8 dalis'),
] as const

export const results = {
  resultsNotice: figure('results', {
    name: 'Pirkėjo pranešimas apie procedūros rezultatus',
    value: workingDays(3),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo sprendimo priėmimo',
    note: 'Pirkėjas gali nepranešti, kai pasiūlymas pateikiamas ar sutartis sudaroma žodžiu, taip pat kai iki 15 000 Eur vertės supaprastinto pirkimo sutartis sudaroma pagal preliminariąją sutartį.',
    legalBases: [official('vpi', '58 straipsnio 1 dalis'), official('pi', '68 straipsnio 1 dalis')],
  }),
  detailedInformation: figure('results', {
    name: 'Pirkėjo atsakymas tiekėjui, raštu paprašiusiam išsamesnės informacijos',
    value: days(15),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo prašymo gavimo dienos',
    note: 'Toks prašymas pretenzijos termino nepratęsia. Mažos vertės pirkime neprivaloma.',
    legalBases: [official('vpi', '58 straipsnio 2 dalis'), official('pi', '68 straipsnio 2 dalis')],
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
    note: 'Sutartį galima sudaryti iš karto, todėl su pretenzija nedelskite. Gavęs pretenziją, pirkėjas turi palaukti.',
    legalBases: [official('vpi', '25 straipsnio 2 dalis'), official('pi', '37 straipsnio 2 dalis')],
  }),
  standstillOnlyTenderer: figure('results', {
    name: 'Atidėjimo terminas, kai vienintelis suinteresuotas dalyvis yra laimėtojas',
    value: notApplied,
    binds: 'buyers',
    note: 'Jo gali nebūti ir tada, kai sutartis sudaroma žodžiu, pagal dinaminę pirkimo sistemą ar preliminariąją sutartį (pagal PĮ – tik supaprastinto pirkimo), taip pat VPĮ 72 straipsnio 3 dalies ar PĮ 80 straipsnio 2 dalies neskelbiamose derybose.',
    legalBases: STANDSTILL,
  }),
  standstillExtension: figure('results', {
    name: 'Pretenzijos ir atidėjimo terminų pratęsimas, kai su laimėjusiu pasiūlymu leista susipažinti prašymo dieną',
    value: workingDays(1),
    binds: 'buyers',
    note: 'Jei laimėjusio pasiūlymo tenka laukti ilgiau, terminai pratęsiami tiek, kiek jo laukiama. Mažos vertės pirkime neprivaloma.',
    legalBases: [official('vpi', '58 straipsnio 3 dalis'), official('pi', '68 straipsnio 3 dalis')],
  }),
  contractPublication: figure('results', {
    name: 'Sutarties ir laimėjusio pasiūlymo paskelbimas CVP IS',
    value: days(15),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo sutarties sudarymo, bet ne vėliau kaip iki pirmojo mokėjimo',
    legalBases: [
      official('vpi', '86 straipsnio 9 dalis'),
      official('pi', '94 straipsnio 9 dalis'),
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
