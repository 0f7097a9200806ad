import { Fragment } from 'react'
import { Arrow, Box, boxHeight, Diagram } from './diagram.tsx'

interface Decision {
  question: readonly string[]
  /** „taip“ or „ne“, which leads to the result; the other one leads to the next question. */
  answer: string
  result: readonly string[]
}

interface DecisionTreeProps {
  id: string
  title: string
  description: string
  decisions: readonly Decision[]
  last: readonly string[]
  note?: readonly string[]
}

const SPINE_X = 18
const RESULT_X = 66
const GAP_TO_RESULT = 12
const GAP_TO_NEXT = 30

export function DecisionTree({ decisions, last, note, ...diagram }: DecisionTreeProps) {
  const rows = layOut(decisions)
  const end = rows.at(-1)?.nextY ?? 0
  const noteY = end + boxHeight(last) + GAP_TO_RESULT
  return (
    <Diagram {...diagram} height={note ? noteY + boxHeight(note) : end + boxHeight(last)}>
      {rows.map(({ question, answer, result, y, resultY, nextY }) => {
        const branchY = resultY + boxHeight(result) / 2
        return (
          <Fragment key={y}>
            <Arrow path={`M${SPINE_X} ${resultY - GAP_TO_RESULT}V${nextY}`} end="down" />
            <Arrow path={`M${SPINE_X} ${branchY}H${RESULT_X}`} end="right" />
            <Box y={y} lines={question} />
            <Box x={RESULT_X} y={resultY} lines={result} tone="result" />
            <text x={SPINE_X + 8} y={branchY - 5}>
              {answer}
            </text>
            <text x={SPINE_X + 8} y={nextY - 11}>
              {answer === 'taip' ? 'ne' : 'taip'}
            </text>
          </Fragment>
        )
      })}
      <Box y={end} lines={last} tone="result" />
      {note && <Box y={noteY} lines={note} />}
    </Diagram>
  )
}

function layOut(decisions: readonly Decision[]) {
  let nextY = 0
  return decisions.map((decision) => {
    const y = nextY
    const resultY = y + boxHeight(decision.question) + GAP_TO_RESULT
    nextY = resultY + boxHeight(decision.result) + GAP_TO_NEXT
    return { ...decision, y, resultY, nextY }
  })
}
