import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countTimeLimit } from '#app/features/deadlines/counting/count-time-limit.ts'
import { type FigureId, figures } from '#config/figures.ts'

const text = readFileSync('content/articles/vienas-pirkimas-nuo-skelbimo-iki-saskaitos.mdx', 'utf8')
const plainText = text.replace(/<[^>]+>/g, '')
const table = new Map(
  [...text.matchAll(/^\| (\d{4}-\d\d-\d\d) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, date = '', what = '', last = '']) => [what, { date, last: last.trim() }],
  ),
)

function rowOf(what: string) {
  const row = table.get(what)
  if (!row) throw new Error(`The table has no „${what}“`)
  return { date: Temporal.PlainDate.from(row.date), last: row.last }
}

function timeLimitOf(id: FigureId) {
  const { value } = figures[id]
  if (value.kind !== 'timeLimit') throw new Error(`${id} is not a time limit`)
  return value
}

test('the dates of the described purchase are those that the calculator counts', () => {
  const start = (what: string) => rowOf(what).date
  const last = (what: string) => rowOf(what).last
  const ends = (from: Temporal.PlainDate, id: FigureId) => `${countTimeLimit(from, timeLimitOf(id)).legal}`
  const daysBeforeDeadline = (id: FigureId) =>
    `${Temporal.PlainDate.from(last('pasiūlymas')).subtract({ days: timeLimitOf(id).count })}`
  const decision = Temporal.PlainDate.from('2026-12-17')

  expect(ends(start('skelbimas'), 'openSimplifiedElectronic') < last('pasiūlymas')).toBe(true)
  expect(daysBeforeDeadline('questionsSimplifiedExample')).toBe(last('tiekėjo klausimas'))
  expect(daysBeforeDeadline('buyersAnswerSimplified')).toBe(last('pirkėjo atsakymas'))
  expect(ends(decision, 'resultsNotice')).toBe(last('pranešimas apie laimėtoją'))
  expect(ends(start('pranešimas apie laimėtoją'), 'claimSimplified')).toBe(last('kito dalyvio pretenzija'))
  expect(ends(start('kito dalyvio pretenzija'), 'claimAnswer')).toBe(last('atsakymas į pretenziją'))
  const lastWait = Temporal.PlainDate.from(ends(start('atsakymas į pretenziją'), 'noContractSimplified'))
  expect(last('sutartis')).toBe(`ne anksčiau kaip ${lastWait.add({ days: 1 })}`)
  expect(ends(start('sutartis'), 'contractPublication')).toBe('2027-01-26')
  expect(ends(start('e. sąskaita'), 'paymentTerm')).toBe(last('apmokėjimas'))
})

test('the sums of the described purchase are right', () => {
  const [price = 0, ...lines] = rowsAfter('| Kainos eilutė')
    .reverse()
    .map(([amount = 0]) => amount)
  const bids = rowsAfter('| Dalyvis')

  expect(lines.length).toBe(6)
  expect(lines.reduce((sum, line) => sum + line)).toBe(price)
  expect(bids.length).toBe(3)
  for (const [bid = 0, years = 0, priceScore = 0, yearsScore = 0, score = 0] of bids) {
    expect((price / bid) * 80).toBeCloseTo(priceScore, 2)
    expect((years / 5) * 20).toBeCloseTo(yearsScore, 2)
    expect(priceScore + yearsScore).toBeCloseTo(score, 2)
  }
  const mean = bids.reduce((sum, [bid = 0]) => sum + bid, 0) / 3
  expect(plainText).toContain(`÷ 3 = ${spaced(mean)} Eur`)
  expect(plainText).toContain(`${spaced(mean)} × 0,70 = ${spaced(mean * 0.7)} Eur`)
  expect(plainText).toContain(
    `| Suma | 240 × ${String(price / 240).replace('.', ',')}0 = ${spaced(price)} Eur |`,
  )
  expect(plainText).toContain(`| PVM, 21 proc. | ${spaced(price * 0.21)} Eur |`)
  expect(plainText).toContain(`| Mokėti | ${spaced(price * 1.21)} Eur |`)
  const daysToMoney = rowOf('skelbimas').date.until(rowOf('apmokėjimas').date).days
  expect(plainText).toContain(`nuo skelbimo praėjo ${daysToMoney} dienos`)
})

/** The numbers of each row of a table, without its first column. */
function rowsAfter(head: string): number[][] {
  const [, table = ''] = text.slice(text.indexOf(head)).match(/^.*\n\|[-:|]+\|\n((?:\|.*\n)+)/) ?? []
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(2, -1)
        .map((cell) => Number(cell.replace(/[^\d,]/g, '').replace(',', '.'))),
    )
}

/** 91800 as the text writes it: „91 800“. */
function spaced(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ' ')
}
