import { tableCell, textTable } from '#app/domain/text/text-table.ts'
import type { UsageTotals } from './usage-store.server.ts'

const MAX_CODES_SHOWN = 20

type Totals = Readonly<Record<string, number>>

export function usageTable(since: string, usage: UsageTotals): string {
  const [seen, begun] = [sumTotals(usage.form_seen), sumTotals(usage.form_begun)]
  const { scripts = 0, plain = 0 } = usage.form_sent
  const searches = sumTotals(usage.search)
  const questions = sumTotals(usage.answer_search)
  const failed = sumTotals(usage.form_failed)
  return textTable([
    [`VISITORS SINCE ${since}`, 'COUNT'],
    ['form seen', String(seen)],
    ['form begun', withShare(begun, seen)],
    ['form sent with scripts', withShare(scripts, begun)],
    ['form sent without scripts', String(plain)],
    ['form failed its check', String(failed)],
    ...toRows('failed field', usage.field_failed),
    ...toRows('wanted', usage.want),
    ...toRows('contact by', usage.contact_by),
    ...toRows('code chosen', usage.code_chosen, MAX_CODES_SHOWN),
    ['searches', String(searches)],
    ['searches without result', withShare(usage.search.none ?? 0, searches)],
    ['questions asked', String(questions)],
    ['questions without answer', withShare(usage.answer_search.none ?? 0, questions)],
  ])
}

function toRows(label: string, totals: Totals, max = Number.POSITIVE_INFINITY): string[][] {
  return Object.entries(totals)
    .slice(0, max)
    .map(([detail, count]) => [`${label}: ${tableCell(detail) || 'other'}`, String(count)])
}

function withShare(count: number, whole: number): string {
  return whole === 0 ? String(count) : `${count} (${Math.round((100 * count) / whole)} %)`
}

function sumTotals(totals: Totals): number {
  return Object.values(totals).reduce((sum, count) => sum + count, 0)
}
