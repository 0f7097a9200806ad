import { countyNames } from '#app/domain/notices/counties.ts'
import { deadlineAt, deadlineText } from '#app/domain/notices/deadline.ts'
import { counted } from '#app/domain/text/plural.ts'
import type { Purchase } from './join-purchases.ts'

const BUYER_FORMS = ['pirkėjas', 'pirkėjai', 'pirkėjų'] as const
const DUE = {
  tender: null,
  request: 'iki termino teikiamos paraiškos',
  expressions: 'iki termino pareiškiamas susidomėjimas',
} as const
/** More of them are the whole country. */
const MAX_COUNTIES = 3

/** What visitors should know of a purchase beside its title, its buyer and its deadline. */
export function notesOf({ notice, status, previousDeadline }: Purchase): string[] {
  const { kind, other_buyers, is_low_value, is_intended, system, deadline_kind, published_on } = notice
  const counties = countyNames(notice.place_code)
  const before = previousDeadline && deadlineText(deadlineAt(previousDeadline.toISOString()), published_on)
  return [
    is_low_value ? 'mažos vertės' : null,
    counties.length > 0 && counties.length <= MAX_COUNTIES ? `${counties.join(', ')}\u00a0apskr.` : null,
    other_buyers > 0 ? `ir dar ${counted(other_buyers, BUYER_FORMS)}` : null,
    system === 'members' ? 'tik sistemos dalyviams' : null,
    deadline_kind && DUE[deadline_kind],
    status === 'suspended' ? 'sustabdyta' : null,
    kind === 'tender' && is_intended ? 'ketinama atšaukti' : null,
    before ? `patikslinta, buvo iki ${before}` : null,
  ].filter((note) => note !== null)
}
