import { recordOf } from '#app/domain/data/record.ts'
import {
  AMOUNT_FAULTS,
  type AmountFault,
  formatCents,
  parseCents,
  withoutVat,
} from '#app/domain/text/money.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import {
  collectErrors,
  dateFault,
  dateValue,
  type QueryForm,
  type Refuse,
  readDate,
  readOption,
} from '#app/ui/forms/query-values.ts'
import { figures } from '#config/figures.ts'

/** A buyer is a central government authority or another one by VPĮ, or a utility by PĮ. */
export const BUYERS = { central: 'centrine', other: 'kita', utility: 'pi' } as const
export const OBJECTS = { goodsServices: 'prekes', works: 'darbai', specialServices: 'specialiosios' } as const
export const TAXES = { withoutVat: 'be', withVat: 'su' } as const

export type BuyerKind = keyof typeof BUYERS
export type PurchaseObject = keyof typeof OBJECTS

export interface ValueQuery {
  buyer: BuyerKind
  object: PurchaseObject
  /** The value is without VAT, in cents, not rounded. */
  total: number
  lots: readonly number[]
  monthly: { price: number; months: number } | null
  isWithVat: boolean
  start: Temporal.PlainDate
}

/** The law values services of a longer contract without a fixed price for only so many months. */
export function withoutFixedPrice(query: ValueQuery): ValueQuery | null {
  const { value } = figures.longServiceContract
  const { monthly, object } = query
  const isLonger = monthly && value.kind === 'timeLimit' && monthly.months > value.count
  if (!isLonger || object === 'works') return null
  const { price } = monthly
  return { ...query, total: price * value.count, lots: [], monthly: { price, months: value.count } }
}

export const VALUE_FIELDS = pages.estimatedValue.params

type ValueField = (typeof VALUE_FIELDS)[number]
export type ValueForm = QueryForm<ValueField, ValueQuery>

type Values = ValueForm['values']

const EMPTY: Values = {
  ...recordOf(VALUE_FIELDS, () => ''),
  istatymas: BUYERS.other,
  objektas: OBJECTS.goodsServices,
  pvm: TAXES.withoutVat,
}

const MAX_LENGTH = 2_000
const MAX_LOTS = 100
const MAX_MONTHS = 600
/** A comma separates, unless decimals or three digits follow: „12,500“ may be one lot or two. */
const LOT_SEPARATOR = /[;\n\t|]|,(?!\d{1,3}(?:\D|$))/
const TOO_MANY_LOTS = `Dalių daugiau kaip ${MAX_LOTS} arba jų sąrašas per ilgas. Įrašykite tik visą vertę.`
const EACH_ON_ITS_LINE = ' Kiekviena dalis – naujoje eilutėje.'

/** `today` is the default start of a purchase. */
export function readValueForm(
  params: ParamsOf<typeof pages.estimatedValue>,
  today: Temporal.PlainDate,
): ValueForm {
  if (!VALUE_FIELDS.some((field) => params.has(field))) return { values: EMPTY, errors: {}, query: null }
  const values = recordOf(VALUE_FIELDS, (field) => (params.get(field) ?? '').slice(0, MAX_LENGTH).trim())
  values.pvm ||= EMPTY.pvm
  values.pradzia = dateValue(values.pradzia)
  const lots = params.getAll('dalys').join('\n').trim()
  values.dalys = lots.slice(0, MAX_LENGTH + 1)
  return { values, ...parse(values, today) }
}

function parse(values: Values, today: Temporal.PlainDate): Omit<ValueForm, 'values'> {
  const { errors, refuse } = collectErrors<ValueField>()
  const buyer = readOption(BUYERS, values.istatymas) ?? refuse('istatymas', 'Pasirinkite, kas perka.')
  const object = readOption(OBJECTS, values.objektas) ?? refuse('objektas', 'Pasirinkite, kas perkama.')
  const tax = readOption(TAXES, values.pvm) ?? refuse('pvm', 'Pasirinkite, ar suma su PVM.')
  const start =
    values.pradzia === '' ? today : (readDate(values.pradzia) ?? refuse('pradzia', dateFault(values.pradzia)))
  const amount = readAmount(values, refuse)
  if (!buyer || !object || !tax || !start || !amount) return { errors, query: null }
  const isWithVat = tax === 'withVat'
  const net = (cents: number) => (isWithVat ? withoutVat(cents) : cents)
  const { total, lots, monthly } = amount
  const netMonthly = monthly && { ...monthly, price: net(monthly.price) }
  return {
    errors,
    query: { buyer, object, total: net(total), lots: lots.map(net), monthly: netMonthly, isWithVat, start },
  }
}

type Amount = Pick<ValueQuery, 'total' | 'lots' | 'monthly'>

/** The value is a sum, a monthly price, or lots; values given twice must agree. */
function readAmount(values: Values, refuse: Refuse<ValueField>): Amount | null {
  if (values.dalys.length > MAX_LENGTH) return refuse('dalys', TOO_MANY_LOTS)
  const lots = readLots(values.dalys)
  if (typeof lots === 'string')
    return refuse('dalys', AMOUNT_FAULTS[lots] + (lots === 'notAmount' ? EACH_ON_ITS_LINE : ''))
  if (lots.length > MAX_LOTS) return refuse('dalys', TOO_MANY_LOTS)
  const sum = lots.reduce((total, lot) => total + lot, 0)
  if (values.suma + values.menesiui + values.menesiai === '')
    return lots.length > 0
      ? { total: sum, lots, monthly: null }
      : refuse('suma', 'Įrašykite visą vertę arba mėnesio kainą ir mėnesių skaičių.')
  const whole = readWhole(values, refuse)
  if (whole === null || lots.length === 0 || sum === whole.total) return whole && { ...whole, lots }
  return refuse(
    'dalys',
    `Dalių suma – ${formatCents(sum)}, o visa vertė – ${formatCents(whole.total)}. Pataisykite arba palikite tik dalis.`,
  )
}

function readWhole(values: Values, refuse: Refuse<ValueField>): Omit<Amount, 'lots'> | null {
  const { suma, menesiui, menesiai } = values
  const centsIn = (field: 'suma' | 'menesiui') => {
    const cents = parseCents(values[field])
    return typeof cents === 'string' ? refuse(field, AMOUNT_FAULTS[cents]) : cents
  }
  if (suma !== '' && menesiui !== '') return refuse('suma', 'Įrašykite arba visą vertę, arba mėnesio kainą.')
  if (suma !== '' && menesiai !== '')
    return refuse(
      'menesiai',
      'Prie visos vertės mėnesių nereikia: juos ištrinkite arba vietoj visos vertės įrašykite mėnesio kainą.',
    )
  if (suma !== '') {
    const total = centsIn('suma')
    return total === null ? null : { total, monthly: null }
  }
  if (menesiui === '') return refuse('menesiui', 'Įrašykite mėnesio kainą.')
  const price = centsIn('menesiui')
  const months = /^\d{1,3}$/.test(menesiai) ? Number(menesiai) : 0
  if (months < 1 || months > MAX_MONTHS)
    return refuse('menesiai', 'Įrašykite mėnesių skaičių su pratęsimais\u00a0– nuo 1\u00a0iki 600.')
  return price === null ? null : { total: price * months, monthly: { price, months } }
}

export function splitLots(text: string): string[] {
  const parts = text.split(LOT_SEPARATOR).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

/** Returns cents, or the first fault. */
function readLots(text: string): number[] | AmountFault {
  const lots = splitLots(text).map(parseCents)
  const fault = lots.find((lot) => typeof lot === 'string')
  return fault ?? lots.filter((lot) => typeof lot === 'number')
}
