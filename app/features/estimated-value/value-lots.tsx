import { formatCents } from '#app/domain/text/money.ts'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import type { LotsResult } from './value-result.ts'
import { lotsRule } from './value-sentences.ts'

export function Lots({ result }: { result: LotsResult }) {
  const isInternational = result.rule === 'simplifiedLots'
  return (
    <div className="grid gap-3">
      <h3 className="text-h3">Dalys</h3>
      <p>
        <TextWithFigures text={lotsRule(result)} />
      </p>
      <ol className="value-lots">
        {result.lots.map(({ value, isSmall }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lots are told apart by their place alone
          <li key={index} data-small-lot={isSmall}>
            {formatCents(value)}&nbsp;–{' '}
            {isSmall
              ? isInternational
                ? 'galima pirkti supaprastintai'
                : 'galima pirkti kaip mažos vertės'
              : 'per didelė vertė'}
          </li>
        ))}
      </ol>
      {!result.fitsTogether && (
        <p className="value-warning">
          Visų mažų dalių kartu taip pirkti negalima: jų suma viršytų leidžiamą. Kurias dalis pirkti pagal
          paprastesnes taisykles, pasirenka pirkėjas.
        </p>
      )}
    </div>
  )
}
