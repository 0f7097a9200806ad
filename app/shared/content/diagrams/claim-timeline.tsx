import { formatFigure } from '#app/shared/figures/format-figure.ts'
import { Diagram, LINE_HEIGHT, Lines, stacked } from './diagram.tsx'

const SPINE_X = 9
const TEXT_X = 30
const GAP = 16

export function ClaimTimeline() {
  const events = stacked(
    claimEvents().map((lines) => ({ lines })),
    ({ lines }) => lines.length * LINE_HEIGHT + GAP,
  )
  const last = events.at(-1)
  return (
    <Diagram
      id="schema-pretenzija"
      title="Pretenzijos kelias nuo pranešimo iki teismo"
      description={claimEvents()
        .map(([event, ...terms]) => `${event}. ${terms.join(' ')}.`)
        .join(' ')}
      height={last ? last.y + last.lines.length * LINE_HEIGHT + 8 : 0}
    >
      <path d={`M${SPINE_X} 14V${(last?.y ?? 0) + 7}`} />
      {events.map(({ lines, y }, index) => (
        <g key={y}>
          <circle cx={SPINE_X} cy={y + 14} r={7} className={index === 0 ? 'result' : 'plain'} />
          <Lines x={TEXT_X} y={y + 4} lines={lines} />
        </g>
      ))}
    </Diagram>
  )
}

function claimEvents(): string[][] {
  const within = (id: Parameters<typeof formatFigure>[0]) => formatFigure(id, { case: 'accusative' })
  return [
    ['Pirkėjas praneša apie sprendimą', 'Išsiuntimo diena į terminą neįskaičiuojama'],
    [
      'Tiekėjas teikia pretenziją pirkėjui',
      `Tarptautiniame pirkime – per ${within('claimInternational')},`,
      `supaprastintame – per ${within('claimSimplified')}`,
    ],
    [
      'Pirkėjas atsako į pretenziją',
      `Per ${within('claimAnswer')} nuo jos gavimo;`,
      'kol neatsakyta, sutartis nesudaroma',
    ],
    [
      'Pretenzija atmesta: ieškinys teismui',
      `Per ${within('courtAfterRejection')} (supaprastintame pirkime – per`,
      `${within('courtAfterRejectionSimplified')}) nuo pranešimo;`,
      'tiek pat laiko pirkėjas nesudaro sutarties',
    ],
    [
      'Neatsakyta: ieškinys teismui',
      `Per ${within('courtAfterSilence')} nuo dienos,`,
      'kurią pirkėjas turėjo atsakyti',
    ],
  ]
}
