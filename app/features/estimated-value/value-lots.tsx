import { formatCents } from '#app/domain/text/money.ts'
import { FigureText } from '#app/ui/figures/figure-text.tsx'
import { citation } from '#app/ui/figures/legal-basis.tsx'
import { acts, type Figure } from '#config/figures.ts'
import { centsOf, type LotsResult } from './value-result.ts'

/** The threshold was in force on the day that was asked about, which need not be today. */
export function ThresholdAmount({ figure }: { figure: Figure }) {
  return <span className="whitespace-nowrap">{formatCents(centsOf(figure))}</span>
}

export function Lots({ result }: { result: LotsResult }) {
  const isInternational = result.rule === 'simplifiedLots'
  return (
    <div className="grid gap-3">
      <h3 className="text-h3">Dalys</h3>
      <p>{isInternational ? <SimplifiedRule result={result} /> : <LowValueRule result={result} />}</p>
      <ol className="value-lots">
        {result.lots.map(({ value, isSmall }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lots are told apart by their place alone
          <li key={index} data-small-lot={isSmall}>
            <span className="whitespace-nowrap">{formatCents(value)}</span>&nbsp;–{' '}
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

function SimplifiedRule({ result: { threshold, allowance } }: { result: LotsResult }) {
  const smallLotThreshold = <ThresholdAmount figure={threshold} />
  return (
    <>
      Dalį galima pirkti supaprastintai, jei jos vertė mažesnė kaip {smallLotThreshold}, o&nbsp;visų taip ir
      kaip mažos vertės perkamų dalių suma neviršija <FigureText id="smallLotShare" /> pirkimo vertės
      (čia&nbsp;– <span className="whitespace-nowrap">{formatCents(allowance)}</span>;{' '}
      {citation(acts.vpi, '5 straipsnio 8–\u206010 dalys')},{' '}
      {citation(acts.pi, '13 straipsnio 8–\u206010 dalys')}).
    </>
  )
}

function LowValueRule({ result: { threshold } }: { result: LotsResult }) {
  return (
    <>
      Dalį galima pirkti kaip mažos vertės pirkimą, jei visų tokių dalių suma mažesnė kaip{' '}
      <ThresholdAmount figure={threshold} /> ({citation(acts.vpi, '5 straipsnio 9 dalis')},{' '}
      {citation(acts.pi, '13 straipsnio 9 dalis')}).
    </>
  )
}
