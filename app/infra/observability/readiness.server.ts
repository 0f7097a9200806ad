import { Gauge, type Registry } from 'prom-client'
import { createContext } from 'react-router'

export interface Readiness {
  isReady: boolean
  checks: Record<string, boolean>
}

export const readinessContext = createContext<() => Promise<Readiness>>()

export function registerReadiness(registry: Registry, check: () => Promise<Readiness>): void {
  new Gauge({
    name: 'site_ready',
    help: 'Whether each part that the site needs works: 1 or 0.',
    labelNames: ['check'],
    registers: [registry],
    async collect() {
      const { checks } = await check()
      for (const [name, works] of Object.entries(checks)) this.set({ check: name }, works ? 1 : 0)
    },
  })
}
