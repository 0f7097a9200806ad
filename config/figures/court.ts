import {
  days,
  euros,
  type Figure,
  type FigureValue,
  figure,
  months,
  official,
  percent,
  workingDays,
} from './figure.ts'

const BEFORE = 'kol nepranešta apie laimėtoją'
const AFTER = 'kai pranešta apie laimėtoją'

export const court = {
  courtCopy: figure('court', {
    name: 'Ieškinio kopijos pateikimas pirkėjui',
    value: workingDays(3),
    bound: 'within',
    binds: 'suppliers',
    note: 'Gavęs kopiją, pirkėjas sutarties nesudaro, kol nesibaigė terminai ir negauta teismo žinia (VPĮ 104 ir PĮ 110 straipsnių 2 dalis).',
    legalBases: [official('vpi', '104 straipsnio 1 dalis'), official('pi', '110 straipsnio 1 dalis')],
  }),
  courtAcceptance: stage('Ieškinio priėmimas', workingDays(3), '423⁴ straipsnio 1 dalis'),
  courtResponse: stage('Atsiliepimas į ieškinį', days(7), '423⁵ straipsnio 1 dalis'),
  courtResponseExtended: stage(
    'Atsiliepimas į ieškinį, kai terminas išimtinai pratęstas',
    days(14),
    '423⁵ straipsnio 1 dalis',
  ),
  courtPreparation: stage(
    'Pasirengimas nagrinėti bylą',
    days(30),
    '423⁶ straipsnio 1 dalis',
    'nuo ieškinio priėmimo',
  ),
  courtDecision: stage(
    'Pirmosios instancijos teismo sprendimas',
    days(60),
    '423⁸ straipsnio 4 dalis',
    'nuo ieškinio priėmimo',
  ),
  appeal: stage('Apeliacinis skundas', days(14), '423⁹ straipsnio 1 dalis', 'nuo sprendimo priėmimo'),
  appealDecision: stage(
    'Apeliacinės instancijos teismo sprendimas',
    days(45),
    '423⁹ straipsnio 3 dalis',
    'nuo bylos gavimo',
  ),
  cassation: stage('Kasacinis skundas', months(1), '423¹⁰ straipsnis', 'nuo sprendimo įsiteisėjimo'),
  courtFeeLowValueBefore: purchaseFee('mažos vertės', BEFORE, 300, 'a'),
  courtFeeLowValueAfter: purchaseFee('mažos vertės', AFTER, 350, 'a'),
  courtFeeSimplifiedBefore: purchaseFee('supaprastinto', BEFORE, 1_000, 'b'),
  courtFeeSimplifiedAfter: purchaseFee('supaprastinto', AFTER, 2_000, 'b'),
  courtFeeInternationalBefore: purchaseFee('tarptautinio', BEFORE, 3_000, 'c'),
  courtFeeInternationalAfter: purchaseFee('tarptautinio', AFTER, 5_000, 'c'),
  courtFeeStateProjectBefore: purchaseFee('ypatingos valstybinės svarbos tarptautinio', BEFORE, 10_000, 'd'),
  courtFeeStateProjectAfter: purchaseFee('ypatingos valstybinės svarbos tarptautinio', AFTER, 15_000, 'd'),
  interimMeasuresFee: fee(
    'Žyminis mokestis už prašymą taikyti laikinąsias apsaugos priemones',
    50,
    '5 dalis',
  ),
  electronicFilingShare: figure('court', {
    name: 'Žyminio mokesčio dalis, kai dokumentai teikiami ir gaunami tik elektroniniu būdu',
    value: percent(75),
    binds: 'courts',
    condition: 'mokėtinos sumos',
    legalBases: [official('civilProcedure', '80 straipsnio 7 dalis')],
  }),
  alternativeSanction: figure('court', {
    name: 'Bauda pirkėjui, kai teismas palieka sutartį galioti',
    value: percent(10),
    bound: 'atMost',
    binds: 'buyers',
    condition: 'sutarties vertės',
    note: 'Kita alternatyvi sankcija – trumpesnė sutartis.',
    legalBases: [
      official('vpi', '106 straipsnio 3 dalies 2 punktas'),
      official('pi', '112 straipsnio 3 dalies 2 punktas'),
    ],
  }),
} satisfies Record<string, Figure>

function stage(name: string, value: FigureValue, article: string, condition: string | null = null): Figure {
  return figure('court', {
    name,
    value,
    bound: 'within',
    binds: 'courts',
    condition,
    legalBases: [official('civilProcedure', article)],
  })
}

function purchaseFee(purchase: string, when: string, amount: number, letter: string): Figure {
  return fee(
    `Žyminis mokestis už ieškinį dėl ${purchase} pirkimo, ${when}`,
    amount,
    `1 dalies 4 punkto ${letter} papunktis`,
  )
}

function fee(name: string, amount: number, part: string): Figure {
  return figure('court', {
    name,
    value: euros(amount),
    binds: 'courts',
    legalBases: [official('civilProcedure', `80 straipsnio ${part}`)],
  })
}
