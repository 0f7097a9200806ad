import { useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { arrayOf } from '#app/shared/json/guards.ts'
import * as urls from '#app/shared/urls.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import { isCpvEntry } from '../vocabulary/is-cpv-entry.ts'

const isCpvEntries = arrayOf(isCpvEntry)

export type Children =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; rows: readonly CpvEntry[] }

/** Loaded once per page and code; failures are not cached. */
// bounded: by the rows that a visitor opens before the page is left
const loaded = new Map<CpvCode, readonly CpvEntry[]>()

/** The children of a row that can be expanded in place. */
export function useChildren(code: CpvCode) {
  const [children, setChildren] = useState<Children | null>(null)

  async function open() {
    const cached = loaded.get(code)
    if (cached) return setChildren({ state: 'loaded', rows: cached })
    setChildren({ state: 'loading' })
    try {
      const rows = await fetchChildren(code)
      loaded.set(code, rows)
      setChildren({ state: 'loaded', rows })
    } catch {
      setChildren({ state: 'failed' })
    }
  }

  return { children, open, close: () => setChildren(null) }
}

async function fetchChildren(code: CpvCode): Promise<readonly CpvEntry[]> {
  const response = await fetch(urls.cpvChildrenApi(code))
  const rows: unknown = await response.json()
  if (!response.ok || !isCpvEntries(rows)) throw new Error(`children of ${code}: ${response.status}`)
  return rows
}
