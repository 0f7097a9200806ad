import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { nameOfRow } from './checked-row.ts'

const ROWS_IN_A_TURN = 50

/** The rows with their places; between some of them, visitors are answered. */
export async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<[number, Row]> {
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_IN_A_TURN === 0) await nextTurn()
    yield [i, row]
  }
}

/** By which a row is known again; short, because those of a whole run are kept. */
export function keyOfRow(id: unknown, row: object): string {
  return nameOfRow(id, '') || hash('sha256', JSON.stringify(row))
}
