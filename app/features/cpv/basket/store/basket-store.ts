import { type CpvCode, parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import { MAX_CHOSEN_CODES } from '#app/shared/cpv/cpv-codes-param.ts'
import { BASKET_KEY } from './basket-key.ts'

/** The codes that the visitor chose, stored on the device; in memory where storage is blocked. */
export interface BasketStore {
  read(): readonly CpvCode[]
  replace(codes: readonly CpvCode[]): void
  subscribe(listener: () => void): () => void
}

const NOTHING: readonly CpvCode[] = []

export function createBasketStore(storage: () => Storage): BasketStore {
  let codes: readonly CpvCode[] | null = null
  // bounded: by the components on the visitor's page
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== BASKET_KEY && event.key !== null) return
    codes = null
    notify()
  }

  return {
    read() {
      codes ??= load(storage)
      return codes
    },
    replace(next) {
      codes = [...new Set(next)].slice(0, MAX_CHOSEN_CODES)
      save(storage, codes)
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** The basket of this browser. */
export const basketStore = createBasketStore(() => window.localStorage)

function load(storage: () => Storage): readonly CpvCode[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(BASKET_KEY) ?? '[]')
    if (!Array.isArray(stored)) return NOTHING
    return stored.map((text) => parseCpvCode(String(text))).filter((code) => code !== null)
  } catch {
    return NOTHING
  }
}

function save(storage: () => Storage, codes: readonly CpvCode[]): void {
  try {
    if (codes.length === 0) storage().removeItem(BASKET_KEY)
    else storage().setItem(BASKET_KEY, JSON.stringify(codes))
  } catch {
    // Blocked or full storage: the basket lives as long as the page.
  }
}
