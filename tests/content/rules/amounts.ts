import { figures } from '#config/figures.ts'
import type { Fault, Page } from '../page.ts'
import { visibleTexts } from '../visible-text.ts'

const AMOUNT = /\d[\d\s–]*(?:,\d+)?\s?Eur(?!\p{L})/gu

const KNOWN = new Set(
  Object.values(figures)
    .flatMap(({ current, specified }) => [current, specified ?? ''])
    .map(plain),
)

/** Outside of examples a page prints no amount that is not in the figures table. */
export function checkAmounts({ root }: Page): Fault[] {
  return visibleTexts(root, { withoutExamples: true }).flatMap((text) =>
    [...text.matchAll(AMOUNT)]
      .filter(([amount]) => !KNOWN.has(plain(amount)))
      .map(([amount]) => ({
        message: `${plain(amount)} is not in config/figures.ts and not in an example`,
        near: plain(amount),
      })),
  )
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim()
}
