import { compareCents } from '#app/domain/text/money.ts'
import type { ProcurementKind } from '#app/ui/forms/query-values.ts'
import { type Figure, type FigureId, figures } from '#config/figures.ts'
import type { BuyerKind, PurchaseObject, ValueQuery } from './value-query.ts'

export interface LotsResult {
  /** By this rule lots may be bought more simply than the whole. */
  rule: 'simplifiedLots' | 'lowValueLots'
  threshold: Figure
  /** A lot that `isSmall` may be bought by the simpler rule, taken alone. */
  lots: readonly { value: number; isSmall: boolean }[]
  /** All small lots together may sum up to so many cents at most. */
  allowance: number
  fitsTogether: boolean
}

export interface ValueThresholds {
  international: Figure
  internationalId: FigureId
  /** Null when no source gives it for the day. */
  lowValue: Figure | null
  lowValueId: FigureId
}

export type ValueResult =
  | { kind: 'determined'; procurement: ProcurementKind; thresholds: ValueThresholds; lots: LotsResult | null }
  /** The value is below the international threshold of a year whose low-value threshold is not confirmed. */
  | { kind: 'lowValueUnknown'; thresholds: ValueThresholds }
  | { kind: 'notPublished' }
  | { kind: 'tooOld' }

const INTERNATIONAL: Readonly<Record<PurchaseObject, Readonly<Record<BuyerKind, FigureId>>>> = {
  goodsServices: {
    central: 'internationalGoodsServices',
    other: 'internationalGoodsServicesOthers',
    utility: 'internationalGoodsServicesUtilities',
  },
  works: { central: 'internationalWorks', other: 'internationalWorks', utility: 'internationalWorks' },
  specialServices: {
    central: 'specialServices',
    other: 'specialServices',
    utility: 'specialServicesUtilities',
  },
}

const LOW_VALUE: Readonly<Record<PurchaseObject, FigureId>> = {
  goodsServices: 'lowValueGoodsServices',
  works: 'lowValueWorks',
  specialServices: 'lowValueGoodsServices',
}

/** For special services no source says whether the rule applies. */
const SMALL_LOT: Readonly<Record<PurchaseObject, FigureId | null>> = {
  goodsServices: 'smallLotGoodsServices',
  works: 'smallLotWorks',
  specialServices: null,
}

/** Earlier thresholds were not looked up, even where a row has no first day. */
const FIRST_THRESHOLDS = '2022-01-01'
/** The present low-value thresholds are those of law XIV-1669; no older text of the rule for lots was read. */
const LOW_VALUE_CONFIRMED_FROM = '2023-01-01'
const LOW_VALUE_LOTS_CONFIRMED_FROM = '2026-01-01'

type Purchase = Pick<ValueQuery, 'buyer' | 'object' | 'total' | 'lots' | 'start'>

export function calculateValueResult(query: Purchase, table = figures): ValueResult {
  const { buyer, object, total, start } = query
  const day = start.toString()
  if (day < FIRST_THRESHOLDS) return { kind: 'tooOld' }
  const internationalId = INTERNATIONAL[object][buyer]
  const international = figureOn(internationalId, day, table)
  if (international === null) return { kind: 'notPublished' }
  const lowValueId = LOW_VALUE[object]
  const lowValue = figureOn(lowValueId, day, table)
  const thresholds = { international, internationalId, lowValue, lowValueId }
  if (total >= centsOf(international)) {
    return {
      kind: 'determined',
      procurement: 'international',
      thresholds,
      lots: simplifiedLots(query, table),
    }
  }
  if (lowValue === null) return { kind: 'lowValueUnknown', thresholds }
  const isLowValue = total < centsOf(lowValue)
  if (isLowValue && day < LOW_VALUE_CONFIRMED_FROM) {
    return { kind: 'lowValueUnknown', thresholds: { ...thresholds, lowValue: null } }
  }
  return isLowValue
    ? { kind: 'determined', procurement: 'lowValue', thresholds, lots: null }
    : {
        kind: 'determined',
        procurement: 'simplified',
        thresholds,
        lots: lowValueLots(query, lowValue),
      }
}

/** The result is in cents. */
export function centsOf({ value }: Figure): number {
  if (value.kind !== 'money')
    throw new Error('A threshold that is not an amount cannot be compared with a value.')
  return value.euros * 100
}

/** In international purchases small lots may together be at most a fifth of the value. */
function simplifiedLots({ lots, object, total, start }: Purchase, table: typeof figures): LotsResult | null {
  const id = SMALL_LOT[object]
  const smallLot = id && figureOn(id, start.toString(), table)
  const share = table.smallLotShare.value
  if (lots.length < 2 || smallLot === null || share.kind !== 'percent') return null
  const allowance = (total * share.percent) / 100
  const threshold = centsOf(smallLot)
  const isSmall = (lot: number) => compareCents(lot, threshold) < 0 && compareCents(lot, allowance) <= 0
  return lotsResult('simplifiedLots', smallLot, lots, allowance, isSmall)
}

/** In simplified purchases the lots together must stay below the low-value threshold. */
function lowValueLots({ lots, start }: Purchase, lowValue: Figure): LotsResult | null {
  if (lots.length < 2 || start.toString() < LOW_VALUE_LOTS_CONFIRMED_FROM) return null
  const allowance = centsOf(lowValue)
  return lotsResult('lowValueLots', lowValue, lots, allowance, (lot) => compareCents(lot, allowance) < 0)
}

function lotsResult(
  rule: LotsResult['rule'],
  threshold: Figure,
  values: readonly number[],
  allowance: number,
  isSmall: (lot: number) => boolean,
): LotsResult {
  const lots = values.map((value) => ({ value, isSmall: isSmall(value) }))
  const sumOfSmall = lots.reduce((sum, lot) => sum + (lot.isSmall ? lot.value : 0), 0)
  const excess = compareCents(sumOfSmall, allowance)
  const fitsTogether = rule === 'simplifiedLots' ? excess <= 0 : excess < 0
  return { rule, threshold, lots, allowance, fitsTogether }
}

/** Returns the figure in force on a day; those with only roughly known days are skipped. */
function figureOn(id: FigureId, day: string, table: typeof figures): Figure | null {
  const series = [table[id], ...Object.values(table).filter(({ replacedBy }) => replacedBy === id)]
  const inForce = series.find(
    ({ validFrom, validTo, knownPeriod }) =>
      knownPeriod === null &&
      (validFrom === null || validFrom <= day) &&
      (validTo === null || day <= validTo),
  )
  return inForce ?? null
}
