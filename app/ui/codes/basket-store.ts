import { type CpvCode, MAX_CHOSEN_CODES, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { BASKET_KEY } from './basket-key.ts'

const NOTHING: readonly CpvCode[] = []

/** The basket is stored on the device, or in memory where storage is blocked. */
export function createBasketStore(storage: () => Storage) {
  let codes: readonly CpvCode[] | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const reload = () => {
    codes = null
    notify()
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BASKET_KEY || key === null) reload()
  }
  // A page from the back/forward cache has missed storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload()
  }

  const read = (): readonly CpvCode[] => (codes ??= load(storage))

  function replace(next: readonly CpvCode[]) {
    codes = [...new Set(next)].slice(0, MAX_CHOSEN_CODES)
    save(storage, codes)
    notify()
  }

  return {
    read,
    replace,
    remove: (removed: readonly CpvCode[]) => replace(read().filter((code) => !removed.includes(code))),
    subscribe(listener: () => void) {
      // Added again, they are still there once.
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const basketStore = createBasketStore(() => window.localStorage)

function load(storage: () => Storage): readonly CpvCode[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(BASKET_KEY) ?? '[]')
    if (!Array.isArray(stored)) return NOTHING
    return stored
      .slice(0, MAX_CHOSEN_CODES)
      .map((text) => parseCpvCode(String(text)))
      .filter((code) => code !== null)
  } catch {
    return NOTHING
  }
}

function save(storage: () => Storage, codes: readonly CpvCode[]): void {
  try {
    if (codes.length === 0) storage().removeItem(BASKET_KEY)
    else storage().setItem(BASKET_KEY, JSON.stringify(codes))
  } catch {
    // Storage is blocked or full: the basket lives as long as the page.
  }
}
