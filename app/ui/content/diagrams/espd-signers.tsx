import { Fragment } from 'react'
import { Arrow, Box, boxHeight, DIAGRAM_WIDTH, Diagram, stacked, type Tone } from './diagram.tsx'

const WHO_WIDTH = 190
const ANSWER_X = 222
const GAP = 12

const SIGNERS: readonly { who: readonly string[]; answer: readonly string[]; tone: Tone }[] = [
  { who: ['Tiekėjas', 'teikia pasiūlymą'], answer: ['Savo EBVPD'], tone: 'result' },
  { who: ['Grupės narys', 'teikia pasiūlymą kartu'], answer: ['Savo EBVPD'], tone: 'result' },
  { who: ['Ūkio subjektas', 'kurio pajėgumais', 'remiamasi'], answer: ['Savo EBVPD'], tone: 'result' },
  { who: ['Subtiekėjas', 'jau žinomas'], answer: ['Jei prašoma'], tone: 'warning' },
  { who: ['Subtiekėjas', 'dar nežinomas'], answer: ['Kol kas ne'], tone: 'plain' },
  { who: ['Kvazisubtiekėjas', 'įdarbinsite laimėję'], answer: ['Ne', 'tik sutikimas'], tone: 'plain' },
]

export function EspdSigners() {
  const rows = stacked(SIGNERS, ({ who }) => boxHeight(who) + GAP)
  const last = rows.at(-1)
  return (
    <Diagram
      id="schema-ebvpd"
      title="Kas pildo ir pasirašo savo EBVPD"
      description="Savo EBVPD pildo tiekėjas, kiekvienas grupės narys ir kiekvienas ūkio subjektas, kurio pajėgumais remiamasi; jei sąlygose reikalaujama pasirašyti, kiekvienas pasirašo savąjį. Jau žinomas subtiekėjas jį pildo, jei prašoma, dar nežinomas – kol kas ne. Kvazisubtiekėjas EBVPD nepildo, jis duoda sutikimą dirbti."
      height={last ? last.y + boxHeight(last.who) : 0}
    >
      {rows.map(({ who, answer, tone, y }) => {
        const middle = y + boxHeight(who) / 2
        return (
          <Fragment key={y}>
            <Box y={y} width={WHO_WIDTH} lines={who} />
            <Arrow path={`M${WHO_WIDTH} ${middle}H${ANSWER_X}`} end="right" />
            <Box
              x={ANSWER_X}
              y={middle - boxHeight(answer) / 2}
              width={DIAGRAM_WIDTH - ANSWER_X}
              lines={answer}
              tone={tone}
            />
          </Fragment>
        )
      })}
    </Diagram>
  )
}
