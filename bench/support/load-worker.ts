// The load generator, in a process of its own: takes a plan on standard input, prints the measurement as JSON.
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { FORM_TOKEN_FIELD } from '../../app/features/lead/spam/anti-spam-fields.ts'
import { issueFormToken } from '../../app/features/lead/spam/form-token.server.ts'
import { validLeadForm } from '../../tests/support/lead-forms.ts'
import { FORM_SECRET, type LoadMeasurement, type LoadPlan } from './load.ts'

const FORM_OPEN_MS = 60_000
const ACCEPTED = { 'accept-encoding': 'br, gzip' }

const plan: LoadPlan = JSON.parse(await text(process.stdin))
const token = issueFormToken(FORM_SECRET, new Date(Date.now() - FORM_OPEN_MS))
const responseTimes: number[] = []
let clients = 0
let sent = 0
const startedAt = performance.now()
let lastResponseAt = startedAt
const result = await autocannon({
  url: plan.url,
  connections: plan.connections,
  ...(plan.amount === undefined ? { duration: plan.seconds } : { amount: plan.amount }),
  headers: ACCEPTED,
  setupClient(client) {
    client.on('response', (_status, _bytes, milliseconds) => {
      lastResponseAt = performance.now()
      responseTimes.push(milliseconds)
    })
    client.setRequests(
      plan.paths === 'leads' ? [leadRequest()] : shareOf(plan.paths).map((path) => ({ path })),
    )
  },
})

const measurement: LoadMeasurement = {
  perSecond: (result['2xx'] * 1_000) / (lastResponseAt - startedAt),
  count: result['2xx'],
  // autocannon has no 95th percentile, and its others are whole milliseconds.
  p95Ms: percentile(responseTimes, 0.95),
  p99Ms: result.latency.p99,
  failed: result.errors + result.timeouts + result.non2xx,
}
console.log(JSON.stringify(measurement))

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

/** Many addresses are divided among the connections; few are requested by each, from different starts. */
function shareOf(paths: readonly string[]): string[] {
  const client = clients++
  if (paths.length > 10 * plan.connections) {
    return paths.filter((_, index) => index % plan.connections === client % plan.connections)
  }
  const start = (client * 7) % paths.length
  return [...paths.slice(start), ...paths.slice(0, start)]
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
          'x-forwarded-for': `20.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: String(
          validLeadForm({
            company: `UAB „Matas ${number}“`,
            email: `m${number}@example.lt`,
            [FORM_TOKEN_FIELD]: token,
          }),
        ),
      }
    },
  }
}
