/**
 * Every amount, term and count that the site states, one source for all pages.
 * `specified` is what the customer's specification gives, `current` is in force on `checkedOn`.
 */
export interface Figure {
  /** As visitors read it, with ordinary spaces; typography is applied when it is shown. */
  current: string
  specified: string | null
  validFrom: string | null
  source: string
  checkedOn: string
}

const EU_THRESHOLDS = 'https://ted.europa.eu/en/simap/european-public-procurement'
const LOW_VALUE_LIMITS = 'https://www.manokonkursas.lt/duk/kas-yra-mazos-vertes-pirkimas'
const SPECIFICATION = 'specification'

export const figures = {
  internationalGoodsServices: euThreshold('140 000 Eur', '140 000 Eur'),
  internationalGoodsServicesOthers: euThreshold('216 000 Eur', null),
  internationalGoodsServicesUtilities: euThreshold('432 000 Eur', null),
  internationalWorks: euThreshold('5 404 000 Eur', '5 382 000 Eur'),
  lowValueGoodsServices: lowValueLimit('70 000 Eur', '58 000 Eur'),
  lowValueWorks: lowValueLimit('174 000 Eur', '145 000 Eur'),
  smallBuyerYear: {
    current: '30 000 Eur',
    specified: null,
    validFrom: '2022-01-01',
    source: 'https://ukininkopatarejas.lt/viesuju-pirkimu-istatymo-pakeitimai/',
    checkedOn: '2026-11-20',
  },
  eSignatureYearly: specified('30–50 Eur'),
  paymentTerm: specified('30'),
  longPaymentTerm: specified('60'),
  separateAccount: specified('60 000 Eur'),
  documentRetention: specified('10 metų'),
  experience: specified('15+ metų'),
  specialists: specified('10'),
  newsletters: specified('1'),
} satisfies Record<string, Figure>

export type FigureId = keyof typeof figures

function euThreshold(current: string, specifiedValue: string | null): Figure {
  return {
    current,
    specified: specifiedValue,
    validFrom: '2026-01-01',
    source: EU_THRESHOLDS,
    checkedOn: '2026-11-20',
  }
}

function lowValueLimit(current: string, specifiedValue: string): Figure {
  return {
    current,
    specified: specifiedValue,
    validFrom: '2026-01-01',
    source: LOW_VALUE_LIMITS,
    checkedOn: '2026-11-20',
  }
}

function specified(value: string): Figure {
  return { current: value, specified: value, validFrom: null, source: SPECIFICATION, checkedOn: '2026-11-20' }
}
