import { type Figure, figure, notSet, official, secondary, withoutVat, words, workingDays } from './figure.ts'

const LEGAL_BASES = [
  official('vpi', '4 straipsnio 3 dalis'),
  official('pi', '12 straipsnio 3 dalis'),
] as const
const LOW_VALUE = [official('vpi', '25 straipsnio 2 dalis'), official('pi', '37 straipsnio 2 dalis')] as const
const PLANS = [official('vpi', '26 straipsnio 1 dalis'), official('pi', '38 straipsnio 1 dalis')] as const
const LOT_NOTE =
  'Atskirą pirkimo dalį galima pirkti kaip mažos vertės, jei visų tokių dalių vertė kartu mažesnė už tą pačią ribą (VPĮ 5, PĮ 13 straipsnio 9 dalis).'
const BEFORE = 'bent 2017–2018 m.'

export const lowValue = {
  lowValueGoodsServices: figure('lowValue', {
    name: 'Mažos vertės prekių ar paslaugų pirkimas',
    value: withoutVat(70_000),
    bound: 'below',
    binds: 'buyers',
    note: LOT_NOTE,
    legalBases: LEGAL_BASES,
  }),
  lowValueGoodsServicesBefore: figure('lowValue', {
    name: 'Mažos vertės prekių ar paslaugų pirkimas',
    value: withoutVat(58_000),
    bound: 'below',
    binds: 'authorities',
    knownPeriod: BEFORE,
    legalBases: [secondary('vpi', null)],
    replacedBy: 'lowValueGoodsServices',
  }),
  lowValueWorks: figure('lowValue', {
    name: 'Mažos vertės darbų pirkimas',
    value: withoutVat(174_000),
    bound: 'below',
    binds: 'buyers',
    note: LOT_NOTE,
    legalBases: LEGAL_BASES,
  }),
  lowValueWorksBefore: figure('lowValue', {
    name: 'Mažos vertės darbų pirkimas',
    value: withoutVat(145_000),
    bound: 'below',
    binds: 'authorities',
    knownPeriod: BEFORE,
    legalBases: [secondary('vpi', null)],
    replacedBy: 'lowValueWorks',
  }),
  unpublishedLowValue: figure('lowValue', {
    name: 'Mažos vertės pirkimas, apie kurį gali būti neskelbiama',
    value: withoutVat(15_000),
    bound: 'atMost',
    binds: 'authorities',
    note: 'Neskelbiama ir kitais VPĮ 31 straipsnio 3 dalies pagrindais. Pagal PĮ ribą nustato pirkėjo taisyklės (44 straipsnio 2 dalis).',
    legalBases: [official('vpi', '31 straipsnio 3 dalies 4 punktas')],
  }),
  oralContract: figure('lowValue', {
    name: 'Supaprastinto pirkimo sutartis, kurią galima sudaryti žodžiu',
    value: withoutVat(15_000),
    bound: 'atMost',
    binds: 'buyers',
    legalBases: [official('vpi', '86 straipsnio 7 dalis'), official('pi', '94 straipsnio 7 dalis')],
  }),
  contractFormalities: figure('lowValue', {
    name: 'Pirkimas, kurio rašytinėje sutartyje gali nebūti visko, ko reikalauja įstatymas',
    value: withoutVat(15_000),
    bound: 'below',
    binds: 'buyers',
    legalBases: [official('vpi', '87 straipsnio 5 dalis'), official('pi', '95 straipsnio 4 dalis')],
  }),
  catalogueExemption: figure('lowValue', {
    name: 'Neskelbiamas mažos vertės pirkimas, kurį galima atlikti be CPO LT katalogo',
    value: withoutVat(15_000),
    bound: 'atMost',
    binds: 'authorities',
    legalBases: [official('vpi', '25 straipsnio 2 dalis')],
  }),
  catalogueExemptionUtilities: figure('lowValue', {
    name: 'Neskelbiamas mažos vertės pirkimas, kurį galima atlikti be CPO LT katalogo',
    value: withoutVat(15_000),
    bound: 'below',
    binds: 'utilities',
    legalBases: [official('pi', '37 straipsnio 2 dalis')],
  }),
  securityExemption: figure('lowValue', {
    name: 'Mažos vertės sutartis, kuriai nacionalinio saugumo reikalavimų galima netaikyti',
    value: withoutVat(5_000),
    bound: 'atMost',
    binds: 'buyers',
    note: 'Jei tiekėjas negauna prieigos prie pirkėjo veiklai reikšmingų sistemų ir duomenų. Pirkėjas vis tiek įsitikina, kad gamintojas ar paslaugų teikėjas neregistruotas VPĮ 92 straipsnio 14 dalies sąrašo valstybėje.',
    legalBases: LOW_VALUE,
  }),
  lowValueTenderTerm: figure('lowValue', {
    name: 'Trumpiausias pasiūlymų pateikimo terminas mažos vertės pirkime',
    value: notSet,
    binds: 'buyers',
    note: 'Terminas turi būti pakankamas pasiūlymui parengti; jį nurodo pirkėjas.',
    legalBases: LOW_VALUE,
  }),
  lowValueRulesPublication: figure('lowValue', {
    name: 'Pirkėjo mažos vertės pirkimų taisyklių paskelbimas CVP IS ir savo svetainėje',
    value: workingDays(3),
    bound: 'within',
    binds: 'utilities',
    condition: 'nuo jų patvirtinimo',
    legalBases: [official('pi', '37 straipsnio 3 dalis')],
  }),
  smallBuyerYear: figure('lowValue', {
    name: 'Per metus sudaromų sutarčių vertė, kai pirkėjui privalomi tik pirkimų principai ir ataskaitos',
    value: withoutVat(30_000),
    bound: 'atMost',
    binds: 'buyers',
    legalBases: [official('vpi', '25 straipsnio 5 dalis'), official('pi', '37 straipsnio 4 dalis')],
    validFrom: '2022-01-01',
  }),
  planPublication: figure('lowValue', {
    name: 'Metinės planuojamų pirkimų suvestinės paskelbimas CVP IS',
    value: words('kovo 15 d.'),
    bound: 'until',
    binds: 'buyers',
    note: 'Mažos vertės pirkimų suvestinėje gali nebūti.',
    legalBases: PLANS,
  }),
  planUpdate: figure('lowValue', {
    name: 'Patikslintos planuojamų pirkimų suvestinės paskelbimas',
    value: workingDays(5),
    bound: 'within',
    binds: 'buyers',
    legalBases: PLANS,
  }),
} satisfies Record<string, Figure>
