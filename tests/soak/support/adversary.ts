// The adversary, in a process of its own: what it does must not slow down the clock of honest visitors.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '#app/features/lead/submission/spam/anti-spam-fields.ts'
import { get, openRawClient, readInPieces } from '../../faults/support/raw-client.ts'
import { validLeadForm } from '../../support/lead-forms.ts'

export interface AdversaryPlan {
  url: string
  seconds: number
  perSecond: number
}

const plan: AdversaryPlan = JSON.parse(process.argv[2] ?? '')
const ALL_CODES = readFileSync('data/cpv/cpv.csv', 'utf8').match(/\d{8}-\d/g) ?? []
/** As many codes of a list as the site reads. */
const MANY_CODES = 300
/** Leaves room in the 16 KB of headers that Node accepts. */
const LONG_HEADER = 7_000
const SLOW_READ_MS = 100
const MAX_AT_ONCE = 30

const { token } = await (await fetch(`${plan.url}/api/health`)).json()

/** Random words, random keys and costly addresses come more often. */
const ATTACKS: readonly (() => autocannon.Request)[] = [
  ...Array.from({ length: 4 }, () => [
    () => ({
      path: `${oneOf(['/bvpz-kodai', '/api/cpv', '/api/cpv/view', '/laiskas'])}?q=${words()}&zodziai=${words()}`,
    }),
    () => ({
      path: `${oneOf(['/', '/blog', '/api/cpv', '/bvpz-kodai/45000000-7'])}?${key()}=${key()}&level=1`,
    }),
    () => ({ path: costlyAddress() }),
  ]).flat(),
  () => ({ path: `${oneOf(['', '/blog', '/bvpz-kodai', '/assets', '/pirkejas/x'])}/${key()}` }),
  () => ({ path: '/', headers: { Cookie: key(LONG_HEADER), 'Accept-Language': `lt,${key(LONG_HEADER)}` } }),
  () => ({ path: '/api/health' }),
  () => post('/api/usage', new URLSearchParams({ name: 'code_chosen', detail: key() })),
  () => post('/api/leads', validLeadForm({ company: key(), [FORM_TOKEN_FIELD]: token })),
  () =>
    post(
      '/api/leads',
      validLeadForm({ company: key(), name: 'spam.example', [HONEYPOT_FIELD]: 'https://spam.example' }),
    ),
]

const hold = setInterval(() => void holdConnections(), 10_000 / plan.perSecond)
const { statusCodeStats = {}, errors } = await autocannon({
  url: plan.url,
  connections: MAX_AT_ONCE,
  duration: plan.seconds,
  overallRate: plan.perSecond,
  timeout: 60,
  requests: [
    {
      setupRequest(request) {
        const { headers, ...rest } = oneOf(ATTACKS)()
        const visitor = { 'X-Forwarded-For': address(), 'Accept-Encoding': 'br' }
        return { ...request, ...rest, headers: { ...headers, ...visitor } }
      },
    },
  ],
})
clearInterval(hold)
const counts = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => `${count} × ${status}`)
process.stdout.write([...counts, `${errors} errors`].join(', '))
process.exit()

/** Two that ask for nothing or never end, and one that asks for much and reads it slowly. */
async function holdConnections(): Promise<void> {
  const form = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n'
  await openRawClient(plan, `GET / HTTP/1.1\r\nX-Forwarded-For: ${address()}\r\nX: `)
  await openRawClient(plan, `POST /api/leads HTTP/1.1\r\nHost: x\r\n${form}\r\n`)
  const large = get(oneOf(['/bvpz-kodai.json', '/sitemap/1.xml']), `X-Forwarded-For: ${address()}\r\n`)
  const { socket } = await openRawClient(plan, large.repeat(60))
  readInPieces(socket, SLOW_READ_MS)
}

function costlyAddress(): string {
  const codes = Array.from({ length: MANY_CODES }, () => oneOf(ALL_CODES)).join()
  return oneOf([
    `/bvpz-kodai?q=paslaugos&rodyti=1000&x=${key()}`,
    `/api/cpv/view?q=paslaugos+${words()}&rodyti=1000`,
    `/bvpz-kodai?kodai=${codes}`,
    `/api/cpv/basket?kodai=${codes}`,
    `/?kodai=${codes}`,
    `/uzklausa?kodai=${codes}`,
    `/laiskas?kodai=${codes}`,
    `/bvpz-kodai/pasirinkti.csv?kodai=${codes}`,
    `/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-24&x=${key()}`,
    `/terminai.ics?klausimas=tyla&pirkimas=tarptautinis&istatymas=pi&data=2026-12-24&x=${key()}`,
    `/verte?istatymas=kita&objektas=prekes&dalys=${'90000;'.repeat(100)}&x=${key()}`,
  ])
}

function post(path: string, form: URLSearchParams): autocannon.Request {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', path, body: String(form), headers }
}

/** One address of IPv4, or any of a /48 of IPv6. */
function address(): string {
  return oneOf(['203.0.113.66', `2001:db8:77:${key(4)}::${key(4)}`])
}

/** One to 28 words, as a query value. */
function words(): string {
  const letters = [...'aąbcčdeęėfghiįyjklmnoprsštuųūvzž']
  const word = () => Array.from({ length: 2 + pick(8) }, () => oneOf(letters)).join('')
  return encodeURIComponent(Array.from({ length: 1 + pick(28) }, word).join(' '))
}

function key(length = 12): string {
  return randomBytes(length).toString('hex').slice(0, length)
}

function pick(bound: number): number {
  return Math.floor(Math.random() * bound)
}

function oneOf<T>(choices: readonly T[]): T {
  const choice = choices[pick(choices.length)]
  if (choice === undefined) throw new Error('there is nothing to choose from')
  return choice
}
