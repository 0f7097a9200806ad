import {
  days,
  euros,
  type Figure,
  type FigureValue,
  figure,
  months,
  official,
  percent,
  secondary,
  years,
} from './figure.ts'

const METHODOLOGY_FROM = '2026-07-01'
const OPTIONAL_FOR_LOW_VALUE = 'Mažos vertės pirkimuose neprivaloma.'
const UTILITIES_EXCEPTION =
  'Perkantieji subjektai, kurie nėra perkančiosios organizacijos, VPĮ 46 straipsnio 1, 3 ir 4 dalių taikyti neprivalo (PĮ 59 straipsnio 1 dalis).'
const SERIOUS_MISCONDUCT = `Tai rimtas profesinis pažeidimas. ${UTILITIES_EXCEPTION}`

export const suppliers = {
  experienceWorks: figure('suppliers', {
    name: 'Laikotarpis, kurio darbų patirtis vertinama',
    value: years(5),
    binds: 'buyers',
    note: `Konkurencijai didinti laikotarpis gali būti ilgesnis. ${OPTIONAL_FOR_LOW_VALUE}`,
    legalBases: [
      official('vpi', '51 straipsnio 7 dalies 1 punktas'),
      official('pi', '59 straipsnio 1 dalis'),
    ],
  }),
  experienceGoodsServices: figure('suppliers', {
    name: 'Laikotarpis, kurio prekių ar paslaugų patirtis vertinama',
    value: years(3),
    binds: 'buyers',
    note: `Konkurencijai didinti laikotarpis gali būti ilgesnis. ${OPTIONAL_FOR_LOW_VALUE}`,
    legalBases: [
      official('vpi', '51 straipsnio 7 dalies 2 punktas'),
      official('pi', '59 straipsnio 1 dalis'),
    ],
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
      official('vpi', '47 straipsnio 3 dalies 1 punktas'),
      official('pi', '59 straipsnio 1 dalis'),
    ],
  }),
  revenueYears: figure('suppliers', {
    name: 'Finansiniai metai, kurių pajamų duomenų galima prašyti',
    value: years(3),
    bound: 'atMost',
    binds: 'buyers',
    note: `Paprastai prašoma vienų finansinių metų pajamų. ${OPTIONAL_FOR_LOW_VALUE}`,
    legalBases: [
      official('vpi', '51 straipsnio 5 dalies 4 punktas'),
      official('pi', '59 straipsnio 1 dalis'),
      secondary('qualificationRules', '12 punktas'),
    ],
  }),
  exclusionContract: exclusion(
    'Šalinimo dėl nutrauktos ar iš esmės pažeistos sutarties laikotarpis',
    years(3),
    '46 straipsnio 4 dalies 6 punktas',
    UTILITIES_EXCEPTION,
  ),
  exclusionFalseInformation: exclusion(
    'Šalinimo dėl melagingos informacijos ankstesniame pirkime laikotarpis',
    years(1),
    '46 straipsnio 4 dalies 4 punktas',
    UTILITIES_EXCEPTION,
  ),
  exclusionConviction: exclusion(
    'Šalinimo dėl teistumo laikotarpis',
    years(5),
    '46 straipsnio 1 ir 2 dalys',
    UTILITIES_EXCEPTION,
  ),
  exclusionAccounting: exclusion(
    'Šalinimo dėl finansinės atskaitomybės ar audito pažeidimo laikotarpis',
    years(1),
    '46 straipsnio 4 dalies 7 punkto a papunktis',
    SERIOUS_MISCONDUCT,
  ),
  exclusionTaxpayer: {
    ...exclusion(
      'Kiek laiko šalinamas patikimo mokesčių mokėtojo kriterijų neatitinkantis tiekėjas',
      years(3),
      '46 straipsnio 4 dalies 7 punkto b papunktis',
      SERIOUS_MISCONDUCT,
    ),
    bound: 'atMost',
  },
  exclusionCartel: exclusion(
    'Šalinimo dėl konkurenciją ribojančio susitarimo laikotarpis',
    years(3),
    '46 straipsnio 4 dalies 7 punkto c papunktis',
    SERIOUS_MISCONDUCT,
  ),
  exclusionObligations: exclusion(
    'Šalinimo dėl aplinkos, socialinės ar darbo teisės pažeidimo laikotarpis',
    years(1),
    '46 straipsnio 6 dalies 1 punktas',
    'Pirkėjas gali, bet neprivalo šalinti.',
  ),
  exclusionMisconduct: exclusion(
    'Šalinimo dėl kito rimto profesinio pažeidimo laikotarpis',
    years(1),
    '46 straipsnio 6 dalies 3 punktas',
    'Pirkėjas gali, bet neprivalo šalinti.',
  ),
  taxDebt: figure('suppliers', {
    name: 'Mokesčių ar „Sodros“ skola, dėl kurios nešalinama',
    value: euros(50),
    bound: 'atMost',
    binds: 'authorities',
    note: UTILITIES_EXCEPTION,
    legalBases: [official('vpi', '46 straipsnio 3 dalies 2 punktas')],
  }),
  selfCleaningDecision: figure('suppliers', {
    name: 'Pirkėjo motyvuotas sprendimas dėl tiekėjo apsivalymo priemonių',
    value: days(10),
    bound: 'within',
    binds: 'authorities',
    condition: 'nuo tiekėjo pateiktos informacijos gavimo',
    legalBases: [official('vpi', '46 straipsnio 10 dalies 2 punktas')],
  }),
  securityDocumentsAge: figure('suppliers', {
    name: 'Laimėtojo dokumentų dėl nacionalinio saugumo senumas',
    value: months(3),
    bound: 'atMost',
    binds: 'buyers',
    note: 'Jei dokumente nenurodyta, kiek jis galioja.',
    legalBases: [official('vpi', '51 straipsnio 12 dalis'), official('pi', '59 straipsnio 1 dalis')],
  }),
  controllingShare: figure('suppliers', {
    name: 'Kontroliuojantis asmuo: kokią tiekėjo dalį jis valdo',
    value: percent(50),
    bound: 'above',
    binds: 'authorities',
    note: 'Dalis skaičiuojama ir kartu su susijusiais asmenimis.',
    legalBases: [official('vpi', '2 straipsnio 15¹ dalis')],
  }),
  controllingShareOfOne: figure('suppliers', {
    name: 'Paties asmens valdoma dalis, kai jis kontroliuoja tiekėją kartu su susijusiais asmenimis',
    value: percent(10),
    bound: 'atLeast',
    binds: 'authorities',
    legalBases: [official('vpi', '2 straipsnio 15¹ dalis')],
  }),
  sanctionsOwnership: figure('suppliers', {
    name: 'Rusijos asmenims priklausanti tiekėjo dalis, dėl kurios taikomas ES draudimas',
    value: percent(50),
    bound: 'above',
    binds: 'internationalSuppliers',
    legalBases: [official('sanctions', '5k straipsnio 1 dalis')],
  }),
  sanctionsShare: figure('suppliers', {
    name: 'Subtiekėjui, tiekėjui ar pajėgumų teikėjui tenkanti sutarties dalis, dėl kurios draudimas taikomas ir jam',
    value: percent(10),
    bound: 'above',
    binds: 'internationalSuppliers',
    condition: 'sutarties vertės',
    legalBases: [official('sanctions', '5k straipsnio 1 dalis')],
  }),
} satisfies Record<string, Figure>

function exclusion(name: string, value: FigureValue, article: string, note: string): Figure {
  return figure('suppliers', {
    name,
    value,
    binds: 'authorities',
    note,
    legalBases: [official('vpi', article)],
  })
}
