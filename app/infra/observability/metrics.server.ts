import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Mailer } from '../mail/mailer.server.ts'
import { release } from '../release.server.ts'

export type Metrics = ReturnType<typeof createMetrics>

interface ObservedRequest {
  method: string
  route: string
  status: number
  seconds: number
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Clients may invent methods. */
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'site_build_info',
    help: 'Version and commit of the build that runs.',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set(release, 1)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  return {
    registry,
    observeRequest({ method, route, status, seconds }: ObservedRequest) {
      durations.observe({ method: METHODS.includes(method) ? method : 'other', route, status }, seconds)
    },
  }
}

export function withMailMetrics(mailer: Mailer, registry: Registry): Mailer {
  const attempts = new Counter({
    name: 'lead_mail_attempts_total',
    help: 'Tries to hand a mail over, by result.',
    labelNames: ['result'],
    registers: [registry],
  })
  return {
    ...mailer,
    async send(message, signal) {
      let result = 'failed'
      try {
        await mailer.send(message, signal)
        result = 'accepted'
      } finally {
        attempts.inc({ result })
      }
    },
  }
}
