import { formatNumber, formFor } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { type Bound, type Figure, type FigureId, type FigureValue, figures } from '#config/figures.ts'

export const CASES = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental'] as const

type Case = (typeof CASES)[number]
type NounForms = Record<Case, readonly [one: string, few: string]>

export interface FigureFormat {
  /** The unit stands in this case: „per 5 darbo dienas“ is the accusative. */
  case?: Case
  /** A `number` has no unit. A `sign` is „30 %“, for tables, instead of „30 proc.“. */
  as?: 'full' | 'number' | 'sign'
}

/** Gives „70 000 Eur“, „5 darbo dienas“ or „30 proc.“, with no-break spaces. */
export function formatFigure(id: FigureId, format: FigureFormat = {}): string {
  return formatValue(figures[id].value, format)
}

export function isFigureId(id: string): id is FigureId {
  return Object.hasOwn(figures, id)
}

/** Gives „mažiau kaip 70 000 Eur be PVM“ or „per 10 dienų“. */
export function formatWithBound({ value, bound }: Pick<Figure, 'value' | 'bound'>): string {
  if (value.kind === 'none') return value.text
  const isAccusative = bound === 'within' || value.kind === 'multiple'
  const amount = formatValue(value, { case: isAccusative ? 'accusative' : 'nominative' })
  const tax = value.kind === 'money' && value.isWithoutVat ? '\u00a0be\u00a0PVM' : ''
  return `${BOUND_WORDS[bound]} ${amount}${tax}`.trim()
}

export function formatValue(value: FigureValue, { case: nounCase, as = 'full' }: FigureFormat = {}): string {
  switch (value.kind) {
    case 'money':
      return withUnit(formatNumber(value.euros), 'Eur', as)
    case 'percent':
      return withUnit(formatNumber(value.percent), as === 'sign' ? '%' : 'proc.', as)
    case 'percentagePoints':
      return withUnit(formatNumber(value.points), inflected(value.points, POINTS, nounCase), as)
    case 'timeLimit': {
      const unit = inflected(value.count, UNITS[value.unit], nounCase)
      return withUnit(formatNumber(value.count), value.unit === 'workingDay' ? `darbo ${unit}` : unit, as)
    }
    case 'multiple':
      return Number.isInteger(value.times)
        ? withUnit(formatNumber(value.times), inflected(value.times, TIMES, nounCase), as)
        : String(value.times).replace('.', ',')
    case 'none':
      return value.text
    case 'words':
      return typography(value.text)
  }
}

function withUnit(number: string, unit: string, as: FigureFormat['as']): string {
  return as === 'number' ? number : `${number}\u00a0${unit.replaceAll(' ', '\u00a0')}`
}

const BOUND_WORDS: Record<Bound, string> = {
  from: 'nuo',
  below: 'mažiau kaip',
  above: 'daugiau kaip',
  atLeast: 'bent',
  atMost: 'ne daugiau kaip',
  within: 'per',
  until: 'iki',
  exactly: '',
}

const DAY: NounForms = {
  nominative: ['diena', 'dienos'],
  genitive: ['dienos', 'dienų'],
  dative: ['dienai', 'dienoms'],
  accusative: ['dieną', 'dienas'],
  instrumental: ['diena', 'dienomis'],
}

const UNITS: Record<Extract<FigureValue, { kind: 'timeLimit' }>['unit'], NounForms> = {
  calendarDay: DAY,
  workingDay: DAY,
  month: {
    nominative: ['mėnuo', 'mėnesiai'],
    genitive: ['mėnesio', 'mėnesių'],
    dative: ['mėnesiui', 'mėnesiams'],
    accusative: ['mėnesį', 'mėnesius'],
    instrumental: ['mėnesiu', 'mėnesiais'],
  },
  year: {
    nominative: ['metai', 'metai'],
    genitive: ['metų', 'metų'],
    dative: ['metams', 'metams'],
    accusative: ['metus', 'metus'],
    instrumental: ['metais', 'metais'],
  },
}

const POINTS: NounForms = {
  nominative: ['procentinis punktas', 'procentiniai punktai'],
  genitive: ['procentinio punkto', 'procentinių punktų'],
  dative: ['procentiniam punktui', 'procentiniams punktams'],
  accusative: ['procentinį punktą', 'procentinius punktus'],
  instrumental: ['procentiniu punktu', 'procentiniais punktais'],
}

const TIMES: NounForms = {
  nominative: ['kartas', 'kartai'],
  genitive: ['karto', 'kartų'],
  dative: ['kartui', 'kartams'],
  accusative: ['kartą', 'kartus'],
  instrumental: ['kartu', 'kartais'],
}

/** Ten to twenty and whole tens always take the genitive, „10 dienų“. */
function inflected(count: number, forms: NounForms, nounCase: Case = 'nominative'): string {
  return formFor(count, [...forms[nounCase], forms.genitive[1]])
}
