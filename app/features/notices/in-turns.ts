import { setImmediate as nextTurn } from 'node:timers/promises'

const ROWS_PER_TURN = 50

/** Lets the server answer visitors between rows. */
export async function* inTurns<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  for (const [i, row] of rows.entries()) {
    if (i % ROWS_PER_TURN === 0) await nextTurn()
    yield row
  }
}
