import { type Figure, figure, official, percent, primary, secondary, withoutVat, years } from './figure.ts'
import { sources } from './sources.ts'

type Period = '2022' | '2024' | '2026'

const PERIODS: Record<Period, Pick<Figure, 'validFrom' | 'validTo'>> = {
  '2022': { validFrom: '2022-01-01', validTo: '2023-12-31' },
  '2024': { validFrom: '2024-01-01', validTo: '2025-12-31' },
  '2026': { validFrom: '2026-01-01', validTo: '2027-12-31' },
}

const VPI = official('vpi', '4 straipsnio 1 dalies 1 punktas')
const PI = official('pi', '12 straipsnio 1 dalies 1 punktas')
const EU = primary('euThresholds', null, sources.euThresholds)
const EU_BEFORE = primary('euThresholds', null, sources.euThresholdsBefore)
const EU_SECONDARY = secondary('euThresholds', null)
const SMALL_LOT = [official('vpi', '5 straipsnio 8 dalis'), official('pi', '13 straipsnio 8 dalis')] as const

const CENTRAL_NOTE =
  'Tai į ministro įsakymu Nr. 4-72 patvirtintą sąrašą įrašytos institucijos: ministerijos, joms pavaldžios įstaigos, teismai ir kt. Savivaldybių, jų mokyklų ir ligoninių jame paprastai nėra.'

export const thresholds = {
  internationalGoodsServices: central('2026', 140_000),
  internationalGoodsServices2024: central('2024', 143_000),
  internationalGoodsServices2022: { ...central('2022', 140_000), legalBases: [EU_BEFORE, VPI] },

  internationalGoodsServicesOthers: others('2026', 216_000),
  internationalGoodsServicesOthers2024: others('2024', 221_000),
  internationalGoodsServicesOthers2022: { ...others('2022', 215_000), legalBases: [EU_SECONDARY, VPI] },

  internationalGoodsServicesUtilities: utilities('2026', 432_000),
  internationalGoodsServicesUtilities2024: utilities('2024', 443_000),
  internationalGoodsServicesUtilities2022: { ...utilities('2022', 431_000), legalBases: [EU_BEFORE, PI] },

  internationalWorks: works('2026', 5_404_000),
  internationalWorks2024: works('2024', 5_538_000),
  internationalWorks2022: { ...works('2022', 5_382_000), legalBases: [EU_BEFORE, VPI, PI] },

  specialServices: figure('thresholds', {
    name: 'Socialinės ir kitos specialiosios paslaugos, kai perka perkančioji organizacija',
    value: withoutVat(750_000),
    bound: 'from',
    binds: 'authorities',
    note: 'Paslaugos išvardytos VPĮ 2 priede: sveikatos, socialinės, švietimo, kultūros ir renginių, viešbučių ir maitinimo, teisinės, apsaugos, pašto ir kt. Valymo, IT, transporto, projektavimo ir draudimo paslaugų jame nėra.',
    legalBases: [official('vpi', '4 straipsnio 1 dalies 2 punktas')],
  }),
  specialServicesUtilities: figure('thresholds', {
    name: 'Socialinės ir kitos specialiosios paslaugos, kai perka perkantysis subjektas',
    value: withoutVat(1_000_000),
    bound: 'from',
    binds: 'utilities',
    note: 'Paslaugos išvardytos PĮ 4 priede.',
    legalBases: [official('pi', '12 straipsnio 1 dalies 2 punktas')],
  }),
  concessions: figure('thresholds', {
    name: 'Koncesijos',
    value: withoutVat(5_404_000),
    bound: 'from',
    binds: 'buyersOfOtherLaws',
    legalBases: [EU_SECONDARY],
    ...PERIODS['2026'],
  }),
  defenceGoodsServices: figure('thresholds', {
    name: 'Prekės ir paslaugos gynybos ir saugumo srityje',
    value: withoutVat(432_000),
    bound: 'from',
    binds: 'buyersOfOtherLaws',
    legalBases: [EU_SECONDARY],
    ...PERIODS['2026'],
  }),

  thresholdReview: figure('thresholds', {
    name: 'Laikotarpis, kuriam nustatomos ES ribos',
    value: years(2),
    binds: 'buyers',
    note: 'Kitos ribos turėtų įsigalioti 2028 m. sausio 1 d.',
    legalBases: [VPI, PI],
  }),

  smallLotGoodsServices: figure('thresholds', {
    name: 'Tarptautinio prekių ar paslaugų pirkimo dalis, kurią galima pirkti supaprastintai',
    value: withoutVat(80_000),
    bound: 'below',
    binds: 'buyers',
    legalBases: SMALL_LOT,
  }),
  smallLotWorks: figure('thresholds', {
    name: 'Tarptautinio darbų pirkimo dalis, kurią galima pirkti supaprastintai',
    value: withoutVat(1_000_000),
    bound: 'below',
    binds: 'buyers',
    legalBases: SMALL_LOT,
  }),
  smallLotShare: figure('thresholds', {
    name: 'Bendra supaprastintai perkamų tarptautinio pirkimo dalių vertė',
    value: percent(20),
    bound: 'atMost',
    binds: 'buyers',
    condition: 'visų pirkimo dalių vertės',
    note: 'Į šią dalį įskaičiuojamos ir kaip mažos vertės perkamos dalys (VPĮ 5, PĮ 13 straipsnio 10 dalis).',
    legalBases: SMALL_LOT,
  }),
} satisfies Record<string, Figure>

function central(period: Period, amount: number): Figure {
  return threshold(period, 'internationalGoodsServices', {
    name: 'Prekės ir paslaugos, kai perka centrinės valdžios institucija',
    value: withoutVat(amount),
    binds: 'centralAuthorities',
    note: CENTRAL_NOTE,
    legalBases: [EU, VPI, secondary('centralAuthorities', null)],
  })
}

function others(period: Period, amount: number): Figure {
  return threshold(period, 'internationalGoodsServicesOthers', {
    name: 'Prekės ir paslaugos, kai perka kita perkančioji organizacija',
    value: withoutVat(amount),
    binds: 'otherAuthorities',
    legalBases: [EU, VPI],
  })
}

function utilities(period: Period, amount: number): Figure {
  return threshold(period, 'internationalGoodsServicesUtilities', {
    name: 'Prekės ir paslaugos, kai perka perkantysis subjektas',
    value: withoutVat(amount),
    binds: 'utilities',
    legalBases: [EU, PI],
  })
}

function works(period: Period, amount: number): Figure {
  return threshold(period, 'internationalWorks', {
    name: 'Darbai',
    value: withoutVat(amount),
    binds: 'buyers',
    legalBases: [EU, VPI, PI],
  })
}

function threshold(
  period: Period,
  series: string,
  input: Omit<Parameters<typeof figure>[1], 'bound' | 'replacedBy'>,
): Figure {
  return figure('thresholds', {
    ...input,
    ...PERIODS[period],
    bound: 'from',
    replacedBy: period === '2026' ? null : series,
  })
}
