import { useMemo, useState, useSyncExternalStore } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { withoutSharedCodes } from './basket-links.ts'
import { basketStore } from './basket-store.ts'

export interface Basket {
  codes: readonly CpvCode[]
  has(code: CpvCode): boolean
  add(...codes: CpvCode[]): void
  remove(code: CpvCode): void
  clear(): void
  /** Brings back what was removed last; null when there is nothing to bring back. */
  undo: (() => void) | null
}

const EMPTY: readonly CpvCode[] = []

/** The list on the device together with the codes of the page's address; nothing is written until it is changed. */
export function useBasket(sharedCodes: readonly CpvCode[]): Basket {
  const stored = useSyncExternalStore(basketStore.subscribe, basketStore.read, () => EMPTY)
  const [shared, setShared] = useState(sharedCodes)
  const [previous, setPrevious] = useState<readonly CpvCode[] | null>(null)
  const codes = useMemo(() => [...new Set([...stored, ...shared])], [stored, shared])

  function change(next: readonly CpvCode[], removedFrom: readonly CpvCode[] | null) {
    setPrevious(removedFrom)
    basketStore.replace(next)
    if (shared.length === 0) return
    // From now on the list on the device counts: what was removed must not come back with the address.
    setShared(EMPTY)
    history.replaceState(history.state, '', withoutSharedCodes(window.location.href))
  }

  return {
    codes,
    has: (code) => codes.includes(code),
    add: (...added) => change([...codes, ...added], null),
    remove: (code) =>
      change(
        codes.filter((other) => other !== code),
        codes,
      ),
    clear: () => change([], codes),
    undo: previous && (() => change(previous, null)),
  }
}
