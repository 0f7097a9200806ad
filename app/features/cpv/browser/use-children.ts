import { useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

export type Children =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; rows: readonly CpvEntry[] }

/** Loaded once a page and code; a failure is not remembered. */
const loaded = new Map<CpvCode, readonly CpvEntry[]>()

/** The children of a row that can be expanded in place. */
export function useChildren(code: CpvCode) {
  const [children, setChildren] = useState<Children | null>(null)

  async function open() {
    const known = loaded.get(code)
    if (known) return setChildren({ state: 'loaded', rows: known })
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
  if (!response.ok) throw new Error(`children of ${code}: ${response.status}`)
  return response.json()
}
