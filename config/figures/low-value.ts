import { type Figure, figure, notSet, secondary, withoutVat } from './figure.ts'

const LEGAL_BASES = [secondary('vpi', '2 ir 4 straipsniai'), secondary('pi', '12 straipsnis')] as const
const LOT_NOTE =
  'Atskirą pirkimo dalį galima pirkti kaip mažos vertės, jei visų tokių dalių vertė kartu mažesnė už tą pačią ribą (VPĮ 5 straipsnio 9 dalis).'
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
  lowValueTenderTerm: figure('lowValue', {
    name: 'Trumpiausias pasiūlymų pateikimo terminas mažos vertės pirkime',
    value: notSet,
    binds: 'buyers',
    note: 'Terminas turi būti pakankamas pasiūlymui parengti; jį nurodo pirkėjas.',
    legalBases: [secondary('lowValueRules', null)],
  }),
  contractFormalities: figure('lowValue', {
    name: 'Pirkimas, kurio rašytinei sutarčiai įstatymo turinio reikalavimų galima netaikyti',
    value: withoutVat(15_000),
    bound: 'below',
    binds: 'buyers',
    note: 'Tai nėra nei žodinės sutarties, nei neskelbiamo pirkimo riba.',
    legalBases: [secondary('vpi', '87 straipsnio 5 dalis'), secondary('pi', '95 straipsnio 4 dalis')],
  }),
  smallBuyerYear: figure('lowValue', {
    name: 'Per metus numatomų sudaryti sutarčių vertė, kai pirkėjui privalomi tik pirkimų principai ir ataskaitos',
    value: withoutVat(30_000),
    bound: 'atMost',
    binds: 'authorities',
    legalBases: [secondary('vpi', null)],
    validFrom: '2022-01-01',
    checkedOn: '2026-11-20',
  }),
} satisfies Record<string, Figure>
