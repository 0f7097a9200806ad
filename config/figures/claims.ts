import {
  days,
  type Figure,
  type FigureValue,
  figure,
  type LegalBasis,
  months,
  official,
  primary,
  workingDays,
} from './figure.ts'
import { sources } from './sources.ts'

type LegalBases = readonly [LegalBasis, ...LegalBasis[]]

const CLAIM: LegalBases = [
  official('vpi', '102 straipsnio 1 dalies 1 punktas'),
  official('pi', '108 straipsnio 1 dalies 1 punktas'),
]
const SIMPLIFIED_CLAIM: LegalBases = [
  primary('vpi', '102 straipsnio 1 dalies 1 punktas', sources.claimTerms),
  official('pi', '108 straipsnio 1 dalies 1 punktas'),
]
const CONDITIONS: LegalBases = [
  primary('vpi', '102 straipsnio 1 dalis', sources.claimTerms),
  official('pi', '108 straipsnio 1 dalis'),
]
const ANSWER: LegalBases = [
  official('vpi', '103 straipsnio 3 dalis'),
  official('pi', '109 straipsnio 3 dalis'),
]
const NO_CONTRACT: LegalBases = [
  official('vpi', '103 straipsnio 2 dalis'),
  official('pi', '109 straipsnio 2 dalis'),
]
const COURT: LegalBases = [
  official('vpi', '102 straipsnio 1 dalis'),
  official('pi', '108 straipsnio 1 dalis'),
]

const FROM_NOTICE = 'nuo pirkėjo pranešimo apie sprendimą išsiuntimo dienos'
const FROM_ANSWER = 'nuo pranešimo apie sprendimą dėl pretenzijos išsiuntimo'
const UNLESS_NOTIFIED =
  'Jei pirkėjas neprivalo pranešti raštu, terminas skaičiuojamas nuo sprendimo paskelbimo (VPĮ 102 ir PĮ 108 straipsnių 1 dalies 2 punktas).'
const CONDITIONS_START = 'Sąlygos skelbiamos, todėl terminas skaičiuojamas nuo jų paskelbimo.'
const BY_POST = 'Supaprastintame pirkime saugiau laikytis trumpesnio, darbo dienomis skaičiuojamo termino.'

export const claims = {
  claimInternational: claim('Pretenzija tarptautiniame pirkime', days(10), CLAIM, UNLESS_NOTIFIED),
  claimSimplified: claim(
    'Pretenzija supaprastintame, taip pat mažos vertės, pirkime',
    workingDays(5),
    SIMPLIFIED_CLAIM,
    UNLESS_NOTIFIED,
  ),
  claimNonElectronic: claim(
    'Pretenzija, kai apie sprendimą pranešta ne elektroninėmis priemonėmis',
    days(15),
    CLAIM,
    BY_POST,
  ),
  claimOnConditionsInternational: claimOnConditions('Pretenzija dėl tarptautinio pirkimo sąlygų', days(10)),
  claimOnConditionsSimplified: claimOnConditions(
    'Pretenzija dėl supaprastinto pirkimo sąlygų',
    workingDays(5),
  ),
  claimAnswer: figure('claims', {
    name: 'Pirkėjo sprendimas dėl pretenzijos ir pranešimas apie jį',
    value: workingDays(6),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo pretenzijos gavimo dienos',
    legalBases: ANSWER,
  }),
  noContractInternational: noContract(
    'Laikas po atsakymo į pretenziją, kai tarptautinio pirkimo sutarties sudaryti negalima',
    days(10),
  ),
  noContractSimplified: noContract(
    'Laikas po atsakymo į pretenziją, kai supaprastinto, taip pat mažos vertės, pirkimo sutarties sudaryti negalima',
    workingDays(5),
  ),
  noContractNonElectronic: noContract(
    'Laikas po atsakymo į pretenziją, kai sutarties sudaryti negalima, jei pranešta ne elektroninėmis priemonėmis',
    days(15),
  ),
  courtAfterSilence: figure('claims', {
    name: 'Kreipimasis į teismą, kai pirkėjas į pretenziją laiku neatsakė',
    value: days(15),
    bound: 'within',
    binds: 'suppliers',
    condition: 'nuo dienos, kurią pirkėjas turėjo pranešti apie sprendimą',
    legalBases: [official('vpi', '102 straipsnio 2 dalis'), official('pi', '108 straipsnio 2 dalis')],
  }),
  courtAfterRejection: court('Ieškinys tarptautiniame pirkime, kai pretenzija atmesta', days(10)),
  courtAfterRejectionSimplified: court(
    'Ieškinys supaprastintame pirkime, kai pretenzija atmesta',
    workingDays(5),
  ),
  courtAfterRejectionNonElectronic: court(
    'Ieškinys, kai apie atmestą pretenziją pranešta ne elektroninėmis priemonėmis',
    days(15),
  ),
  contractInvalidity: figure('claims', {
    name: 'Ieškinys dėl sutarties pripažinimo negaliojančia',
    value: months(6),
    bound: 'within',
    binds: 'suppliers',
    condition: 'nuo sutarties sudarymo',
    note: 'Dėl to, kad apie pirkimą nepaskelbta, sutartis negaliojančia nepripažįstama, jei pirkėjas paskelbė savanoriško ex ante skaidrumo skelbimą ir sutartį sudarė ne anksčiau, nei leidžiama.',
    legalBases: [official('vpi', '102 straipsnio 3 dalis'), official('pi', '108 straipsnio 3 dalis')],
  }),
  exAnteInternational: exAnte('Laukimas po ex ante skaidrumo skelbimo tarptautiniame pirkime', days(10)),
  exAnteSimplified: exAnte('Laukimas po ex ante skaidrumo skelbimo supaprastintame pirkime', workingDays(5)),
  terminationClaim: figure('claims', {
    name: 'Ieškinys dėl nepagrįstai nutrauktos sutarties ar konstatuotų jos vykdymo trūkumų',
    value: days(30),
    bound: 'within',
    binds: 'suppliers',
    condition: 'nuo sutarties nutraukimo ar sprendimo išsiuntimo tiekėjui dienos',
    legalBases: [official('vpi', '102 straipsnio 4 dalis'), official('pi', '108 straipsnio 4 dalis')],
  }),
} satisfies Record<string, Figure>

function claim(name: string, value: FigureValue, legalBases: LegalBases, note: string): Figure {
  return figure('claims', {
    name,
    value,
    bound: 'within',
    binds: 'suppliers',
    condition: FROM_NOTICE,
    note,
    legalBases,
  })
}

function claimOnConditions(name: string, value: FigureValue): Figure {
  return figure('claims', {
    name,
    value,
    bound: 'within',
    binds: 'suppliers',
    note: CONDITIONS_START,
    legalBases: CONDITIONS,
  })
}

function noContract(name: string, value: FigureValue): Figure {
  return figure('claims', {
    name,
    value,
    bound: 'atLeast',
    binds: 'buyers',
    condition: 'nuo pranešimo apie sprendimą dėl pretenzijos',
    legalBases: NO_CONTRACT,
  })
}

function court(name: string, value: FigureValue): Figure {
  return figure('claims', {
    name,
    value,
    bound: 'within',
    binds: 'suppliers',
    condition: FROM_ANSWER,
    legalBases: COURT,
  })
}

function exAnte(name: string, value: FigureValue): Figure {
  return figure('claims', {
    name,
    value,
    bound: 'atLeast',
    binds: 'buyers',
    condition:
      'nuo skelbimo iki sutarties, kad jos nebūtų galima panaikinti dėl to, kad apie pirkimą nepaskelbta',
    legalBases: [
      official('vpi', '105 straipsnio 2 dalies 3 punktas'),
      official('pi', '111 straipsnio 2 dalies 3 punktas'),
    ],
  })
}
