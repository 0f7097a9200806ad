// The load generator, in a process of its own: takes a plan as its argument, prints the figures as JSON.
import autocannon from 'autocannon'
import { validLeadForm } from '../../tests/support/lead-forms.ts'
import type { LoadFigures, LoadPlan } from './load.ts'

const plan: LoadPlan = JSON.parse(process.argv[2] ?? '')
const ACCEPTED = { 'accept-encoding': 'br, gzip' }

let sent = 0
const result = await autocannon({
  url: plan.url,
  connections: plan.connections,
  duration: plan.seconds,
  headers: ACCEPTED,
  setupClient(client) {
    const requests = plan.paths === 'leads' ? [leadRequest()] : rotated(plan.paths).map((path) => ({ path }))
    client.setRequests(requests)
  },
})

const figures: LoadFigures = {
  perSecond: result.requests.average,
  count: result.requests.total,
  p99Ms: result.latency.p99,
  failed: result.errors + result.timeouts + result.non2xx,
}
console.log(JSON.stringify(figures))

/** Each connection begins elsewhere, so that they do not all ask the same at once. */
function rotated<T>(items: readonly T[]): T[] {
  const start = (sent++ * 7) % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/** A request of another visitor each time, from an address of the visitor's own. */
function leadRequest(): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/leads',
    setupRequest(request) {
      const number = process.pid * 1_000_000 + sent++
      return {
        ...request,
        headers: {
          ...ACCEPTED,
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: String(
          validLeadForm({
            company: `UAB „Matas ${number}“`,
            email: `m${number}@example.lt`,
            submission_key: String(number),
          }),
        ),
      }
    },
  }
}
