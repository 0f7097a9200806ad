import {
  actSource,
  days,
  euros,
  type Figure,
  figure,
  months,
  percent,
  primary,
  secondary,
  years,
} from './figure.ts'
import { sources } from './sources.ts'

const LATE_PAYMENT = [
  primary('latePaymentDirective', null, sources.latePayment),
  secondary('latePaymentLaw', null),
] as const

export const evaluation = {
  abnormallyLow: figure('evaluation', {
    name: 'Neįprastai maža kaina',
    value: percent(30),
    bound: 'atLeast',
    binds: 'buyers',
    condition: 'mažesnė už neatmestų, pirkimo lėšų neviršijančių pasiūlymų kainų vidurkį',
    note: 'Neįprastai maža kaina gali pasirodyti ir tada, kai skirtumas mažesnis. Pagal VPĮ supaprastintame pirkime pagrįsti kainą prašoma tik ekonomiškai naudingiausią pasiūlymą pateikusio tiekėjo.',
    legalBases: [
      primary('vpi', '57 straipsnio 1 dalis', sources.vpi57),
      primary('pi', '66 straipsnio 1 dalis', sources.pi66),
    ],
  }),
  greenShare: figure('evaluation', {
    name: 'Žaliųjų pirkimų dalis',
    value: percent(100),
    binds: 'buyers',
    condition: 'viešųjų pirkimų vertės',
    note: 'Tai Vyriausybės nustatytas tikslas; kada pirkimas laikomas žaliuoju, nustato įsakymas Nr. D1-508.',
    legalBases: [primary('greenOrder', null, sources.green)],
    validFrom: '2023-01-01',
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
    name: 'Pirkimų iš tiekėjų, kurių tikslas – neįgaliųjų ir kitų nepalankioje padėtyje esančių asmenų integracija, dalis',
    value: percent(2),
    bound: 'atLeast',
    binds: 'authorities',
    condition: 'visų per kalendorinius metus atliktų supaprastintų pirkimų vertės',
    note: 'Sąlygas, kada dalis privaloma, nustato tas pats straipsnis.',
    legalBases: [primary('vpi', '23 straipsnis', sources.vpi23)],
  }),
  reservedContract: figure('evaluation', {
    name: 'Sutarties dėl rezervuotų socialinių paslaugų trukmė',
    value: years(3),
    bound: 'atMost',
    binds: 'authorities',
    legalBases: [primary('vpi', '24 straipsnis', sources.vpi24)],
  }),
} satisfies Record<string, Figure>

export const contracts = {
  paymentTerm: figure('contracts', {
    name: 'Pirkėjo mokėjimas tiekėjui',
    value: days(30),
    bound: 'within',
    binds: 'publicPayers',
    note: 'Ilgesnis terminas galimas tik tada, kai jis pagrįstas.',
    legalBases: LATE_PAYMENT,
  }),
  longPaymentTerm: figure('contracts', {
    name: 'Ilgesnis mokėjimo terminas, kai jis pagrįstas',
    value: days(60),
    bound: 'within',
    binds: 'publicPayers',
    note: 'Pavyzdžiui, sveikatos priežiūros įstaigoms.',
    legalBases: LATE_PAYMENT,
  }),
  lateInterest: figure('contracts', {
    name: 'Palūkanos už pavėluotą mokėjimą: priedas prie ECB normos',
    value: { kind: 'percentagePoints', points: 8 },
    binds: 'publicPayers',
    note: 'Pridedama prie Europos Centrinio Banko (ECB) normos, galiojusios pirmąją pusmečio dieną – sausio 1 d. arba liepos 1 d.',
    legalBases: LATE_PAYMENT,
  }),
  lateCompensation: figure('contracts', {
    name: 'Išieškojimo išlaidų kompensacija pavėlavus sumokėti',
    value: euros(40),
    bound: 'atLeast',
    binds: 'publicPayers',
    legalBases: LATE_PAYMENT,
  }),
  priceReview: figure('contracts', {
    name: 'Sutarties, kurioje privalomos kainos peržiūros sąlygos, trukmė',
    value: months(6),
    bound: 'above',
    binds: 'authorities',
    condition: 'kartu su pratęsimais',
    legalBases: [secondary('vpi', '87 straipsnio 2 dalies 7 punktas')],
  }),
  buyersRecords: figure('contracts', {
    name: 'Pirkimo dokumentų saugojimo laikas',
    value: years(4),
    bound: 'atLeast',
    binds: 'utilities',
    legalBases: [secondary('pi', '103 straipsnio 6 dalis')],
  }),
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
