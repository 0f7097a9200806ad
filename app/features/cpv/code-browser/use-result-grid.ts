import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'

export const GRID_ID = 'cpv-rezultatai'
const COLUMNS = 2

export type ResultGrid = ReturnType<typeof useResultGrid>

export function cellId(row: number, column: number): string {
  return `cpv-${row}-${column}`
}

/** This is the ARIA combobox with a grid popup: arrows move over rows and cells, Enter activates a cell. */
export function useResultGrid(rowCount: number, query: string) {
  const [state, setState] = useState({ query, row: -1, column: 0 })
  const active = state.query === query && state.row < rowCount ? state : { query, row: -1, column: 0 }

  function moveTo(row: number, column: number) {
    // A row that was closed is opened before it is scrolled to.
    flushSync(() => setState({ query, row, column }))
    // The whole row is scrolled to, since the path below the name must be visible too.
    const cell = document.getElementById(cellId(row, column))
    cell?.closest('[role="row"]')?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { row, column } = active
    const isInGrid = row >= 0
    if (event.key === 'ArrowDown' && row < rowCount - 1) moveTo(row + 1, column)
    else if (event.key === 'ArrowUp' && isInGrid) moveTo(row - 1, column)
    else if (event.key === 'ArrowRight' && isInGrid) moveTo(row, Math.min(column + 1, COLUMNS - 1))
    else if (event.key === 'ArrowLeft' && isInGrid) moveTo(row, Math.max(column - 1, 0))
    else if (event.key === 'Escape' && isInGrid) moveTo(-1, 0)
    else if (event.key === 'Enter' && isInGrid) activate(row, column)
    else return
    event.preventDefault()
  }

  return {
    activeCell: active.row >= 0 ? cellId(active.row, active.column) : undefined,
    activeRow: active.row,
    isActive: (row: number, column: number) => active.row === row && active.column === column,
    onKeyDown,
  }
}

function activate(row: number, column: number): void {
  document.getElementById(cellId(row, column))?.querySelector<HTMLElement>('a, button')?.click()
}
