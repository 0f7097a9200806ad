import { formatCents } from '#app/domain/text/money.ts'
import { centsOf, type ValueThresholds } from './value-result.ts'

interface Zone {
  name: string
  from: number
  to: number | null
}

interface ValueLineProps {
  thresholds: Pick<ValueThresholds, 'international' | 'lowValue'>
  /** The value is in cents; without it only the thresholds are drawn. */
  value?: number
}

/** Kinds have equal widths: to scale, the threshold of works would leave no room for the others. */
export function ValueLine({ thresholds, value }: ValueLineProps) {
  const zones = zonesOf(thresholds)
  const at = value === undefined ? null : placeOf(value, zones)
  const id = `verte-${value}`
  return (
    <figure className="value-line" data-figure="all">
      <svg width="100%" height={at ? 116 : 84} role="img" aria-labelledby={`${id} ${id}-tekstas`}>
        <title id={id}>Vertė tarp ribų</title>
        <desc id={`${id}-tekstas`}>{description(zones, value, at)}</desc>
        <svg y={at ? 32 : 0} overflow="visible" aria-hidden="true">
          {zones.map((zone, i) => (
            <ZonePart key={zone.name} zone={zone} index={i} count={zones.length} isHere={at?.zone === zone} />
          ))}
          {value !== undefined && at && <Marker value={value} share={at.share} />}
        </svg>
      </svg>
    </figure>
  )
}

interface ZonePartProps {
  zone: Zone
  index: number
  count: number
  isHere: boolean
}

function ZonePart({ zone: { name, from }, index, count, isHere }: ZonePartProps) {
  const x = percent(index / count)
  return (
    <g className={isHere ? 'here' : undefined}>
      <rect x={x} y={10} width={percent(1 / count)} height={12} />
      {index > 0 && (
        <>
          <line x1={x} x2={x} y1={4} y2={28} />
          <text x={x} y={46} textAnchor="middle">
            {formatCents(from)}
          </text>
        </>
      )}
      <text className="value-zone" x={percent((index + 0.5) / count)} y={74} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

function Marker({ value, share }: { value: number; share: number }) {
  const anchor = share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle'
  const x = percent(share)
  // On a phone the middle of a long value keeps this far from both ends.
  const textX = anchor === 'middle' ? percent(Math.min(Math.max(share, 0.24), 0.76)) : x
  return (
    <g className="value-marker">
      <line x1={x} x2={x} y1={-9} y2={10} />
      <circle cx={x} cy={16} r={9} />
      <text x={textX} y={-16} dx={{ start: -9, middle: 0, end: 9 }[anchor]} textAnchor={anchor}>
        {formatCents(value)}
      </text>
    </g>
  )
}

function zonesOf({ lowValue, international }: ValueLineProps['thresholds']): Zone[] {
  const highest = centsOf(international)
  const lowest = lowValue === null ? 0 : centsOf(lowValue)
  return [
    ...(lowest > 0 ? [{ name: 'Mažos vertės', from: 0, to: lowest }] : []),
    { name: 'Supaprastintas', from: lowest, to: highest },
    { name: 'Tarptautinis', from: highest, to: null },
  ]
}

/** It is a share of the line's width, never on a threshold itself. */
function placeOf(value: number, zones: readonly Zone[]): { zone: Zone; share: number } | null {
  const index = zones.findLastIndex(({ from }) => value >= from)
  const zone = zones[index]
  if (zone === undefined) return null
  const { from, to } = zone
  const within = to === null ? 1 - from / value : (value - from) / (to - from)
  return { zone, share: (index + Math.min(Math.max(within, 0.1), 0.9)) / zones.length }
}

function description(zones: readonly Zone[], value: number | undefined, at: { zone: Zone } | null): string {
  const kinds = zones.map(({ name, from, to }) => {
    const start = from === 0 ? '' : ` nuo ${formatCents(from)}`
    return `${name}:${start}${to === null ? ' ir daugiau' : ` mažiau kaip ${formatCents(to)}`}`
  })
  const here = value !== undefined && at ? ` Vertė ${formatCents(value)}: ${at.zone.name.toLowerCase()}.` : ''
  return `${kinds.join('; ')}.${here}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
