import {
  days,
  type Figure,
  type FigureValue,
  figure,
  type LegalBasis,
  months,
  primary,
  secondary,
  workingDays,
} from './figure.ts'
import { sources } from './sources.ts'

type LegalBases = readonly [LegalBasis, ...LegalBasis[]]

const UTILITIES_CLAIM = primary('pi', '108 straipsnio 1 dalies 1 punktas', sources.pi108)
const CLAIM: LegalBases = [
  primary('vpi', '102 straipsnio 1 dalies 1 punktas', sources.vpi102),
  UTILITIES_CLAIM,
]
const SIMPLIFIED_CLAIM: LegalBases = [
  primary('vpi', '102 straipsnio 1 dalies 1 punktas', sources.claimTerms),
  UTILITIES_CLAIM,
]
const CONDITIONS: LegalBases = [primary('vpi', '102 straipsnio 1 dalis', sources.claimTerms)]
const ANSWER: LegalBases = [
  primary('vpi', '103 straipsnio 3 dalis', sources.vpi103),
  secondary('pi', '109 straipsnio 3 dalis'),
]
const NO_CONTRACT: LegalBases = [
  primary('vpi', '103 straipsnio 2 dalis', sources.vpi103),
  secondary('pi', '109 straipsnio 2 dalis'),
]
const COURT: LegalBases = [
  primary('vpi', '102 straipsnio 1 dalis', sources.vpi102),
  primary('pi', '108 straipsnio 1 dalis', sources.pi108),
]

const FROM_NOTICE = 'nuo pirkėjo pranešimo apie sprendimą išsiuntimo dienos'
const FROM_ANSWER = 'nuo pranešimo apie sprendimą dėl pretenzijos išsiuntimo'
const UNLESS_NOTIFIED =
  'Jei pirkėjas neprivalo pranešti raštu, terminas skaičiuojamas nuo sprendimo paskelbimo (VPĮ 102 ir PĮ 108 straipsnių 1 dalies 2 punktas).'
const CONDITIONS_START =
  'VPT nurodo, kad terminas toks pat kaip pretenzijai dėl sprendimo; kadangi sąlygos skelbiamos, skaičiuojame nuo jų paskelbimo.'
const BY_POST = 'Supaprastintame pirkime saugiau laikytis trumpesnio, darbo dienomis skaičiuojamo termino.'
const OLDER_TEXT =
  'VPT puslapyje rodoma ankstesnė įstatymo redakcija; 2026 m. pirkimo sąlygose nurodytas tas pats terminas.'

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
  claimOnConditionsInternational: figure('claims', {
    name: 'Pretenzija dėl tarptautinio pirkimo sąlygų',
    value: days(10),
    bound: 'within',
    binds: 'suppliersOfAuthorities',
    note: CONDITIONS_START,
    legalBases: CONDITIONS,
  }),
  claimOnConditionsSimplified: figure('claims', {
    name: 'Pretenzija dėl supaprastinto pirkimo sąlygų',
    value: workingDays(5),
    bound: 'within',
    binds: 'suppliersOfAuthorities',
    note: CONDITIONS_START,
    legalBases: CONDITIONS,
  }),
  claimAnswer: figure('claims', {
    name: 'Pirkėjo sprendimas dėl pretenzijos ir pranešimas apie jį',
    value: workingDays(6),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo pretenzijos gavimo dienos',
    note: OLDER_TEXT,
    legalBases: ANSWER,
  }),
  noContractInternational: noContract(
    'Laikas po atsakymo į pretenziją, kai tarptautinio pirkimo sutarties sudaryti negalima',
    days(10),
  ),
  noContractSimplified: noContract(
    'Laikas po atsakymo į pretenziją, kai supaprastinto pirkimo sutarties sudaryti negalima',
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
    legalBases: [
      primary('vpi', '102 straipsnio 2 dalis', sources.vpi102),
      primary('pi', '108 straipsnio 2 dalis', sources.pi108),
    ],
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
    legalBases: [
      primary('vpi', '102 straipsnio 3 dalis', sources.vpi102),
      primary('pi', '108 straipsnio 3 dalis', sources.pi108),
    ],
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

function noContract(name: string, value: FigureValue): Figure {
  return figure('claims', {
    name,
    value,
    bound: 'atLeast',
    binds: 'buyers',
    condition: 'nuo pranešimo apie sprendimą dėl pretenzijos',
    note: OLDER_TEXT,
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
