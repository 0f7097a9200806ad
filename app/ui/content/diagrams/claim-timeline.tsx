import { formatFigure } from '#app/domain/figures/format-figure.ts'
import { Diagram } from './diagram.tsx'

const SPINE_X = 13
const TEXT_X = 38
const FORK_X = 172
const SECOND_X = 196
const SINCE_SILENCE = ['nuo dienos, kai', 'turėjo atsakyti']
const DIGIT_WIDTH = 15
const LINE = 17
const Y = { notice: 14, claim: 122, answer: 216, fork: 240, join: 384, court: 410, end: 422 } as const

/** Between the steps of a dispute stands the time limit of each, the supplier's in amber. */
export function ClaimTimeline() {
  return (
    <Diagram
      id="schema-pretenzija"
      title="Pretenzijos kelias nuo sprendimo iki teismo"
      description={describeSteps()}
      height={Y.end}
    >
      <path d={`M${SPINE_X} ${Y.notice}V${Y.court}`} />
      <path d={`M${SPINE_X} ${Y.fork}H${FORK_X - 10}q10 0 10 10V${Y.join - 10}q0 10-10 10H${SPINE_X + 3}`} />
      <path d={`M${SPINE_X + 9} ${Y.join - 4}l-6 4 6 4`} />
      <circle cx={SPINE_X} cy={Y.fork + 21} r={5} className="plain" />
      <circle cx={FORK_X} cy={Y.fork + 21} r={5} className="plain" />
      <Step y={Y.notice} text="Pirkėjas praneša apie sprendimą" />
      <Note x={TEXT_X} y={Y.notice + 23} lines={['išsiuntimo diena neskaičiuojama']} />
      <TimeLimit x={TEXT_X} y={Y.notice + 66} id="claimInternational" notes={['tarptautiniame']} />
      <TimeLimit x={SECOND_X} y={Y.notice + 66} id="claimSimplified" notes={['supaprastintame']} />
      <Step y={Y.claim} text="Teikiate pretenziją pirkėjui" isYours />
      <TimeLimit x={TEXT_X} y={Y.claim + 48} id="claimAnswer" notes={['nuo pretenzijos gavimo']} isBuyers />
      <Step y={Y.answer} text="Pirkėjas atsako arba neatsako" />
      <Note x={TEXT_X} y={Y.fork + 25} lines={['Pretenziją atmetė']} isBold />
      <TimeLimit x={TEXT_X} y={Y.fork + 66} id="courtAfterRejection" notes={['tarptautiniame']} />
      <TimeLimit x={TEXT_X} y={Y.fork + 114} id="courtAfterRejectionSimplified" notes={['supaprastintame']} />
      <Note x={SECOND_X} y={Y.fork + 25} lines={['Laiku neatsakė']} isBold />
      <TimeLimit x={SECOND_X} y={Y.fork + 66} id="courtAfterSilence" notes={SINCE_SILENCE} />
      <Step y={Y.court} text="Ieškinys apygardos teismui" isYours />
    </Diagram>
  )
}

function Step({ y, text, isYours = false }: { y: number; text: string; isYours?: boolean }) {
  return (
    <>
      <circle cx={SPINE_X} cy={y} r={8} className={isYours ? 'yours' : 'plain'} />
      <text y={y + 5}>
        <tspan x={TEXT_X} className="bold">
          {text}
        </tspan>
      </text>
    </>
  )
}

interface TimeLimitProps {
  x: number
  y: number
  id: 'claimInternational' | 'claimSimplified' | 'claimAnswer' | CourtTimeLimit
  notes: readonly string[]
  isBuyers?: boolean
}

type CourtTimeLimit = 'courtAfterRejection' | 'courtAfterRejectionSimplified' | 'courtAfterSilence'

/** The „10“ is large; beside it stand „dienų“ and the case it applies to. */
function TimeLimit({ x, y, id, notes, isBuyers = false }: TimeLimitProps) {
  const [count = '', ...unit] = formatFigure(id).split('\u00a0')
  return (
    <>
      <text y={y}>
        <tspan x={x} className={isBuyers ? 'days' : 'days days-yours'}>
          {count}
        </tspan>
      </text>
      <Note x={x + count.length * DIGIT_WIDTH + 6} y={y - 13} lines={[unit.join('\u00a0'), ...notes]} />
    </>
  )
}

interface NoteProps {
  x: number
  y: number
  lines: readonly string[]
  isBold?: boolean
}

function Note({ x, y, lines, isBold = false }: NoteProps) {
  return (
    <text y={y} className="note">
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index && LINE} className={isBold ? 'bold' : undefined}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function describeSteps(): string {
  const within = (id: TimeLimitProps['id']) => `per ${formatFigure(id, { case: 'accusative' })}`
  return [
    'Pirkėjas praneša apie sprendimą; išsiuntimo diena į terminą neįskaičiuojama.',
    `Tiekėjas teikia pretenziją pirkėjui: tarptautiniame pirkime – ${within('claimInternational')}, supaprastintame – ${within('claimSimplified')}.`,
    `Pirkėjas atsako ${within('claimAnswer')} nuo pretenzijos gavimo.`,
    `Pretenziją atmetus, ieškinys teismui pareiškiamas ${within('courtAfterRejection')}, supaprastintame pirkime – ${within('courtAfterRejectionSimplified')}.`,
    `Laiku neatsakius – ${within('courtAfterSilence')} nuo dienos, kurią turėjo būti atsakyta.`,
  ].join(' ')
}
