export type FigureValue =
  | { kind: 'money'; euros: number; isWithoutVat: boolean }
  | { kind: 'timeLimit'; count: number; unit: 'calendarDay' | 'workingDay' | 'month' | 'year' }
  | { kind: 'percent'; percent: number }
  | { kind: 'percentagePoints'; points: number }
  /** It is a multiple of another value: 0,7 of the estimated value. */
  | { kind: 'multiple'; times: number }
  | { kind: 'none'; text: 'netaikomas' | 'nenustatytas' }
  /** „kovo 15 d.“, „1,5–2,5 proc.“: always written in the same way. */
  | { kind: 'words'; text: string }

const UNITS = new Map<string, (amount: number) => FigureValue>([
  ['Eur be PVM', (euros) => ({ kind: 'money', euros, isWithoutVat: true })],
  // These are debts and compensations, which are not taxed.
  ['Eur', (euros) => ({ kind: 'money', euros, isWithoutVat: false })],
  ['d.', (count) => ({ kind: 'timeLimit', count, unit: 'calendarDay' })],
  ['darbo d.', (count) => ({ kind: 'timeLimit', count, unit: 'workingDay' })],
  ['mėn.', (count) => ({ kind: 'timeLimit', count, unit: 'month' })],
  ['m.', (count) => ({ kind: 'timeLimit', count, unit: 'year' })],
  ['proc.', (percent) => ({ kind: 'percent', percent })],
  ['proc. p.', (points) => ({ kind: 'percentagePoints', points })],
  ['kart.', (times) => ({ kind: 'multiple', times })],
])

export const EXPECTED_VALUE = `a number with its unit (${[...UNITS.keys()].join(', ')}), netaikomas, nenustatytas, or words in quotes like „kovo 15 d.“`

/** Gives „70 000 Eur be PVM“, „5 darbo d.“ or „0,7 kart.“ */
export function parseValue(text: string): FigureValue | undefined {
  if (text === 'netaikomas' || text === 'nenustatytas') return { kind: 'none', text }
  const [, words] = /^„(.+)“$/.exec(text) ?? []
  if (words !== undefined) return { kind: 'words', text: words }
  const [, amount = '', unit = ''] = /^(\d{1,3}(?: \d{3})*(?:,\d+)?) (\D+)$/.exec(text) ?? []
  return UNITS.get(unit)?.(Number(amount.replaceAll(' ', '').replace(',', '.')))
}
