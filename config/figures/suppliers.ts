import {
  days,
  euros,
  type Figure,
  type FigureValue,
  figure,
  months,
  percent,
  primary,
  secondary,
  years,
} from './figure.ts'
import { sources } from './sources.ts'

const METHODOLOGY_FROM = '2026-07-01'
const OPTIONAL_FOR_LOW_VALUE = 'Mažos vertės pirkimuose metodika neprivaloma.'
const UTILITIES_EXCEPTION =
  'Perkantieji subjektai, kurie nėra perkančiosios organizacijos, VPĮ 46 straipsnio 1, 3 ir 4 dalių taikyti neprivalo.'
const CHECK_DOCUMENTS = 'Tai vieno pirkėjo sąlygų pavyzdys – senumą tikrinkite savo pirkimo dokumentuose.'

export const suppliers = {
  experienceWorks: figure('suppliers', {
    name: 'Laikotarpis, kurio darbų patirtis vertinama',
    value: years(5),
    binds: 'buyers',
    note: `Konkurencijai didinti laikotarpis gali būti ilgesnis. ${OPTIONAL_FOR_LOW_VALUE}`,
    legalBases: [secondary('qualificationRules', '16.1 papunktis')],
    validFrom: METHODOLOGY_FROM,
  }),
  experienceGoodsServices: figure('suppliers', {
    name: 'Laikotarpis, kurio prekių ar paslaugų patirtis vertinama',
    value: years(3),
    binds: 'buyers',
    note: `Konkurencijai didinti laikotarpis gali būti ilgesnis. ${OPTIONAL_FOR_LOW_VALUE}`,
    legalBases: [secondary('qualificationRules', '16.2 papunktis')],
    validFrom: METHODOLOGY_FROM,
  }),
  experienceShare: figure('suppliers', {
    name: 'Reikalaujamos patirties vertė',
    value: { kind: 'multiple', times: 0.7 },
    bound: 'atMost',
    binds: 'buyers',
    condition: 'numatomos pirkimo vertės (paprastai)',
    note: OPTIONAL_FOR_LOW_VALUE,
    legalBases: [secondary('qualificationRules', '16 punktas')],
    validFrom: METHODOLOGY_FROM,
  }),
  revenueMultiple: figure('suppliers', {
    name: 'Reikalaujamos metinės pajamos',
    value: { kind: 'multiple', times: 2 },
    bound: 'atMost',
    binds: 'buyers',
    condition: 'didesnės už numatomą pirkimo vertę, išskyrus pagrįstus atvejus',
    legalBases: [
      secondary('vpi', '47 straipsnio 3 dalies 1 punktas'),
      secondary('pi', '59 straipsnio 1 dalis'),
    ],
  }),
  revenueYears: figure('suppliers', {
    name: 'Finansiniai metai, kurių pajamų duomenų galima prašyti',
    value: years(3),
    bound: 'atMost',
    binds: 'buyers',
    note: `Paprastai prašoma vienų finansinių metų pajamų. ${OPTIONAL_FOR_LOW_VALUE}`,
    legalBases: [secondary('qualificationRules', '12 punktas')],
  }),
  exclusionContract: {
    ...exclusion(
      'Šalinimo dėl nutrauktos ar iš esmės pažeistos sutarties laikotarpis',
      years(3),
      '46 straipsnio 4 ir 6 dalys',
    ),
    bound: 'atMost',
    binds: 'buyers',
    note: UTILITIES_EXCEPTION,
  },
  exclusionFalseInformation: {
    ...exclusion('Šalinimo dėl melagingos informacijos laikotarpis', years(1), '46 straipsnio 4 ir 6 dalys'),
    binds: 'buyers',
    note: UTILITIES_EXCEPTION,
  },
  exclusionConviction: {
    ...exclusion('Šalinimo dėl teistumo laikotarpis', years(5), '46 straipsnio 1 dalis'),
    note: UTILITIES_EXCEPTION,
  },
  exclusionAccounting: exclusion('Šalinimo dėl apskaitos pažeidimo laikotarpis', years(1), '46 straipsnis'),
  exclusionCartel: exclusion(
    'Šalinimo dėl konkurenciją ribojančio susitarimo laikotarpis',
    years(3),
    '46 straipsnis',
  ),
  taxDebt: figure('suppliers', {
    name: 'Mokesčių ar „Sodros“ skola, dėl kurios nešalinama',
    value: euros(50),
    bound: 'atMost',
    binds: 'authorities',
    note: UTILITIES_EXCEPTION,
    legalBases: [secondary('vpi', '46 straipsnio 3 dalis')],
  }),
  selfCleaningDecision: figure('suppliers', {
    name: 'Pirkėjo motyvuotas sprendimas dėl tiekėjo apsivalymo priemonių',
    value: days(10),
    bound: 'within',
    binds: 'authorities',
    condition: 'nuo tiekėjo pateiktos informacijos gavimo',
    legalBases: [secondary('documents', null)],
  }),
  certificateConvictions: figure('suppliers', {
    name: 'Pažymų dėl teistumo senumas',
    value: days(180),
    bound: 'atMost',
    binds: 'oneBuyer',
    note: CHECK_DOCUMENTS,
    legalBases: [secondary('documents', null)],
  }),
  certificateTaxes: figure('suppliers', {
    name: 'Mokesčių ir „Sodros“ pažymų senumas',
    value: days(120),
    bound: 'atMost',
    binds: 'oneBuyer',
    note: CHECK_DOCUMENTS,
    legalBases: [secondary('documents', null)],
  }),
  securityDocumentsAge: figure('suppliers', {
    name: 'Laimėtojo dokumentų dėl nacionalinio saugumo senumas',
    value: months(3),
    bound: 'atMost',
    binds: 'buyers',
    legalBases: [secondary('qualificationRules', '8.8 papunktis')],
    validFrom: METHODOLOGY_FROM,
  }),
  controllingShare: figure('suppliers', {
    name: 'Tiekėjo dalis, kurią valdantis asmuo nacionalinio saugumo patikroje laikomas kontroliuojančiu',
    value: percent(50),
    bound: 'above',
    binds: 'authorities',
    note: 'Dalis skaičiuojama ir kartu su susijusiais asmenimis. Tikrinama tik tam tikrų pirkėjų ir objektų pirkimuose.',
    legalBases: [secondary('documents', null)],
  }),
  controllingShareOfOne: figure('suppliers', {
    name: 'Paties asmens valdoma dalis, kai jis kontroliuoja tiekėją kartu su susijusiais asmenimis',
    value: percent(10),
    bound: 'atLeast',
    binds: 'authorities',
    legalBases: [secondary('documents', null)],
  }),
  sanctionsOwnership: figure('suppliers', {
    name: 'Rusijos asmenims priklausanti tiekėjo dalis, dėl kurios taikomas ES draudimas',
    value: percent(50),
    bound: 'above',
    binds: 'internationalSuppliers',
    legalBases: [primary('sanctions', '5k straipsnis', sources.sanctions)],
  }),
  sanctionsShare: figure('suppliers', {
    name: 'Subtiekėjui tenkanti sutarties dalis, dėl kurios draudimas taikomas ir jam',
    value: percent(10),
    bound: 'above',
    binds: 'internationalSuppliers',
    condition: 'sutarties vertės',
    note: 'Dėl lygiai 10 proc. šaltiniai nesutampa: tokiu atveju klauskite pirkėjo.',
    legalBases: [primary('sanctions', '5k straipsnis', sources.sanctions)],
  }),
} satisfies Record<string, Figure>

function exclusion(name: string, value: FigureValue, article: string): Figure {
  return figure('suppliers', {
    name,
    value,
    binds: 'authorities',
    legalBases: [secondary('vpi', article)],
  })
}
