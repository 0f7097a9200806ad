import { counted, formatNumber } from '#app/shared/text/plural.ts'
import type { RecentPurchases } from './recent-purchases.ts'

const PURCHASE_FORMS = ['pirkimas', 'pirkimai', 'pirkimų'] as const

/** „Per 30 dienų: 21 pirkimas, iš jų 4 dar galima dalyvauti.“ */
export function countText({ count, openCount }: Pick<RecentPurchases, 'count' | 'openCount'>): string {
  return `Per 30\u00a0dienų: ${counted(count, PURCHASE_FORMS)}, ${openText(count, openCount)}.`
}

function openText(count: number, openCount: number): string {
  if (openCount === 0) return 'šiuo metu atvirų nėra'
  if (openCount < count) return `iš jų ${formatNumber(openCount)} dar galima dalyvauti`
  return count === 1 ? 'jame dar galima dalyvauti' : 'visuose dar galima dalyvauti'
}

/** „iki gruodžio 3 d.“ has how many days left: „liko 11 d.“ */
export function daysLeftText(endsOn: string, day: string): string {
  const days = Temporal.PlainDate.from(day).until(endsOn).days
  return days === 0 ? 'paskutinė diena' : `liko ${days}\u00a0d.`
}
