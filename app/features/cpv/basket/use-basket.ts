import { useState, useSyncExternalStore } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
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

export function useBasket(): Basket {
  const codes = useSyncExternalStore(basketStore.subscribe, basketStore.read, () => EMPTY)
  const [previous, setPrevious] = useState<readonly CpvCode[] | null>(null)

  function removeTo(next: readonly CpvCode[]) {
    setPrevious(codes)
    basketStore.replace(next)
  }

  return {
    codes,
    has: (code) => codes.includes(code),
    add(...added) {
      setPrevious(null)
      basketStore.replace([...codes, ...added])
    },
    remove: (code) => removeTo(codes.filter((other) => other !== code)),
    clear: () => removeTo([]),
    undo:
      previous &&
      (() => {
        basketStore.replace(previous)
        setPrevious(null)
      }),
  }
}
