import {
  actSource,
  days,
  euros,
  type Figure,
  figure,
  type LegalBasis,
  months,
  official,
  percent,
  primary,
  secondary,
  workingDays,
  years,
} from './figure.ts'
import { sources } from './sources.ts'

const DIRECTIVE = primary('latePaymentDirective', null, sources.latePayment)

export const evaluation = {
  abnormallyLow: figure('evaluation', {
    name: 'Neįprastai maža kaina',
    value: percent(30),
    bound: 'atLeast',
    binds: 'buyers',
    condition: 'mažesnė už neatmestų, pirkimo lėšų neviršijančių pasiūlymų kainų vidurkį',
    note: 'Neįprastai maža kaina gali pasirodyti ir tada, kai skirtumas mažesnis. Supaprastintame pirkime pagrįsti kainą prašoma ekonomiškai naudingiausią pasiūlymą pateikusio tiekėjo.',
    legalBases: [official('vpi', '57 straipsnio 1 dalis'), official('pi', '66 straipsnio 1 dalis')],
  }),
  greenShare: figure('evaluation', {
    name: 'Žaliųjų pirkimų dalis',
    value: percent(100),
    binds: 'buyers',
    condition: 'viešųjų pirkimų vertės',
    note: 'Tai Vyriausybės nustatytas tikslas; kada pirkimas laikomas žaliuoju, nustato įsakymas Nr. D1-508.',
    legalBases: [primary('greenOrder', null, sources.green)],
    validFrom: '2023-01-01',
    checkedOn: '2026-11-22',
  }),
  organicFood: figure('evaluation', {
    name: 'Ekologiškų maisto produktų dalis žaliajame maisto pirkime',
    value: percent(30),
    bound: 'atLeast',
    binds: 'buyers',
    note: 'Kuo matuojama – verte ar svoriu – nurodo pirkimo dokumentai. Neskelbiamose derybose ir neskelbiamuose mažos vertės pirkimuose minimalūs kriterijai taikomi pasirinktinai.',
    legalBases: [secondary('greenOrder', null)],
    validFrom: '2026-05-11',
  }),
  reservedShare: figure('evaluation', {
    name: 'Pirkimų dalis, rezervuojama tiekėjams, kuriuose dirba darbo rinkoje papildomai remiami asmenys, nuteistieji ar pacientai',
    value: percent(2),
    bound: 'atLeast',
    binds: 'authorities',
    condition: 'visų per kalendorinius metus atliktų supaprastintų pirkimų vertės',
    note: 'Neprivaloma, kai tokie tiekėjai reikiamų prekių negamina, paslaugų neteikia ar darbų neatlieka.',
    legalBases: [official('vpi', '23 straipsnio 1 ir 2 dalys')],
  }),
  reservedContract: figure('evaluation', {
    name: 'Sutarties dėl rezervuotų socialinių paslaugų trukmė',
    value: years(3),
    bound: 'atMost',
    binds: 'authorities',
    legalBases: [official('vpi', '24 straipsnio 1 dalis')],
  }),
} satisfies Record<string, Figure>

export const contracts = {
  paymentTerm: figure('contracts', {
    name: 'Pirkėjo mokėjimas tiekėjui',
    value: days(30),
    bound: 'within',
    binds: 'publicPayers',
    condition: 'nuo sąskaitos gavimo',
    note: 'Ilgesnis terminas galimas, kai jis objektyviai pagrįstas ir dėl jo aiškiai susitarta.',
    legalBases: [official('latePaymentLaw', '5 straipsnio 1 dalis'), DIRECTIVE],
  }),
  longPaymentTerm: figure('contracts', {
    name: 'Ilgesnis mokėjimo terminas, kai jis pagrįstas',
    value: days(60),
    bound: 'within',
    binds: 'publicPayers',
    legalBases: [official('latePaymentLaw', '5 straipsnio 3 dalis'), DIRECTIVE],
  }),
  lateInterest: figure('contracts', {
    name: 'Palūkanos už pavėluotą mokėjimą: priedas prie ECB normos',
    value: { kind: 'percentagePoints', points: 8 },
    binds: 'publicPayers',
    note: 'Pridedama prie Europos Centrinio Banko (ECB) normos, galiojusios pirmąją pusmečio dieną – sausio 1 d. arba liepos 1 d.',
    legalBases: [
      official('latePaymentLaw', '2 straipsnio 5 dalis'),
      official('latePaymentLaw', '3 straipsnio 2 dalis'),
      DIRECTIVE,
    ],
  }),
  lateCompensation: figure('contracts', {
    name: 'Išieškojimo išlaidų kompensacija pavėlavus sumokėti',
    value: euros(40),
    bound: 'atLeast',
    binds: 'publicPayers',
    legalBases: [official('latePaymentLaw', '7 straipsnis'), DIRECTIVE],
  }),
  priceReview: figure('contracts', {
    name: 'Sutarties, kurioje privalomos kainos peržiūros sąlygos, trukmė',
    value: months(6),
    bound: 'above',
    binds: 'authorities',
    condition: 'kartu su pratęsimais',
    note: 'Peržiūra nesusijusi su mokesčių pasikeitimu; indeksą ir ribą nurodo sutartis. Netaikoma, kai kainodara to neleidžia (kintamas įkainis, išlaidų atlyginimas).',
    legalBases: [official('vpi', '87 straipsnio 2 dalies 7 punktas')],
  }),
  buyersRecords: figure('contracts', {
    name: 'Pirkimo dokumentų saugojimo laikas',
    value: years(4),
    bound: 'atLeast',
    binds: 'buyers',
    legalBases: [official('vpi', '97 straipsnio 6 dalis'), official('pi', '103 straipsnio 6 dalis')],
  }),
  contractTerm: figure('contracts', {
    name: 'Pirkimo sutarties trukmė',
    value: years(3),
    bound: 'atMost',
    binds: 'buyers',
    note: 'Išskyrus pagrįstus atvejus, pavyzdžiui, darbus, šilumą ir elektrą, nuomą, objekto priežiūrą.',
    legalBases: [official('vpi', '86 straipsnio 5 dalis'), official('pi', '94 straipsnio 5 dalis')],
  }),
  frameworkTerm: framework('authorities', 4, official('vpi', '86 straipsnio 6 dalis')),
  frameworkTermUtilities: framework('utilities', 8, official('pi', '94 straipsnio 6 dalis')),
  directPaymentNotice: figure('contracts', {
    name: 'Pirkėjo pranešimas subtiekėjui apie tiesioginio atsiskaitymo galimybę',
    value: workingDays(3),
    bound: 'within',
    binds: 'buyers',
    condition: 'gavus žinią apie subtiekėją',
    note: 'Galimybę nustato pirkimo dokumentai; subtiekėjui panorus, sudaroma trišalė sutartis.',
    legalBases: [official('vpi', '88 straipsnio 2 dalis'), official('pi', '96 straipsnio 2 dalis')],
  }),
  failedContractNotice: failedContract(
    'Pranešimas tiekėjui, kad bus paskelbta apie neįvykdytą sutartį',
    { value: workingDays(3), bound: 'within' },
    '3 dalis',
  ),
  failedContractPublication: failedContract(
    'Informacijos apie neįvykdytą sutartį paskelbimas CVP IS',
    { value: days(10), bound: 'within' },
    '2 dalis',
  ),
  failedContractPeriod: failedContract(
    'Laikas, kurį skelbiama informacija apie neįvykdytą sutartį',
    { value: years(3), bound: 'atMost' },
    '4 dalis',
  ),
} satisfies Record<string, Figure>

const IN_HOUSE = [
  secondary('vpi', '10 straipsnis', actSource('inHouseLaw')),
  secondary('pi', '19 straipsnis', actSource('inHouseUtilitiesLaw')),
] as const
const IN_HOUSE_FROM = '2027-01-01'
const BEGUN_BEFORE = 'Iki 2026 m. gruodžio 31 d. pradėtos procedūros baigiamos pagal ankstesnę tvarką.'

export const inHouse = {
  inHouseIncome: figure('inHouse', {
    name: 'Iš kontroliuojančio pirkėjo gaunama įmonės pajamų dalis, leidžianti sudaryti vidaus sandorį',
    value: percent(80),
    bound: 'above',
    binds: 'buyers',
    condition: 'įmonės pajamų per trejus metus',
    note: `Tai tik viena iš sąlygų. ${BEGUN_BEFORE}`,
    legalBases: IN_HOUSE,
    validFrom: IN_HOUSE_FROM,
  }),
  inHouseIncomePeriod: figure('inHouse', {
    name: 'Laikotarpis, už kurį skaičiuojama iš kontroliuojančio pirkėjo gaunamų pajamų dalis',
    value: years(3),
    binds: 'buyers',
    note: BEGUN_BEFORE,
    legalBases: IN_HOUSE,
    validFrom: IN_HOUSE_FROM,
  }),
  inHousePublication: figure('inHouse', {
    name: 'Vidaus sandorio paskelbimas CVP IS',
    value: days(15),
    bound: 'within',
    binds: 'buyers',
    note: BEGUN_BEFORE,
    legalBases: IN_HOUSE,
    validFrom: IN_HOUSE_FROM,
  }),
  inHouseReport: figure('inHouse', {
    name: 'Metinė vidaus sandorių ataskaita',
    value: days(30),
    bound: 'within',
    binds: 'buyers',
    legalBases: IN_HOUSE,
    validFrom: IN_HOUSE_FROM,
  }),
} satisfies Record<string, Figure>

function framework(binds: Figure['binds'], count: number, legalBasis: LegalBasis): Figure {
  return figure('contracts', {
    name: 'Preliminariosios sutarties trukmė',
    value: years(count),
    bound: 'atMost',
    binds,
    note: 'Išskyrus pagrįstus atvejus, nurodytus skelbime. Pagal ją sudaryta pirkimo sutartis gali galioti ilgiau.',
    legalBases: [legalBasis],
  })
}

function failedContract(name: string, limit: Pick<Figure, 'value' | 'bound'>, part: string): Figure {
  return figure('contracts', {
    name,
    ...limit,
    binds: 'buyers',
    legalBases: [official('vpi', `91 straipsnio ${part}`), official('pi', `99 straipsnio ${part}`)],
  })
}
