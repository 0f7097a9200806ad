import { createContext } from 'react-router'

export interface Readiness {
  isReady: boolean
  /** What was checked and whether it works, e.g. `{ database: true }`. */
  checks: Record<string, boolean>
}

export const isReadyContext = createContext<() => Promise<Readiness>>(async () => ({
  isReady: false,
  checks: {},
}))
