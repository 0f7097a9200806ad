import { describe, expect, test } from 'vitest'
import { sendRaw } from '../abuse/support/http-client.ts'
import { startFormService } from '../support/form-service.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startServer } from '../support/site-server.ts'
import { VERSION } from '../support/start-process.ts'

const TOKEN = 'a-token-of-the-test'
const PERSONAL = /Žydrė|Šimkut|zydre|azuolo-stogai|Ąžuolo|612.?34567|110053842|stogų dengimas/i

const formService = await untilEndOfFile(startFormService())
const server = await untilEndOfFile(
  startServer({
    env: {
      LOG_LEVEL: 'trace',
      METRICS_TOKEN: TOKEN,
      MAIL_TRANSPORT: 'form',
      FORM_SERVICE_URL: formService.url,
      FORM_SERVICE_KEY: 'key',
    },
  }),
)

const metrics = (headers: HeadersInit = { Authorization: `Bearer ${TOKEN}` }) =>
  fetch(`${server.url}/metrics`, { headers })
const submit = (path: string, body = validLeadForm()) =>
  fetch(`${server.url}${path}`, { method: 'POST', redirect: 'manual', body })

describe('the log', () => {
  test('has one line per request: id, method, route, status, duration', async () => {
    const response = await fetch(`${server.url}/blog/ebvpd?utm_source=zydre`)
    await expect
      .poll(() => server.logs().find(({ requestId }) => requestId === response.headers.get('X-Request-Id')))
      .toMatchObject({ method: 'GET', route: '/blog/:slug', status: 200, durationMs: expect.any(Number) })
  })

  test('never names a visitor: not in addresses, submissions, faults of mail or replies that quote them', async () => {
    const form = validLeadForm()
    formService.answer({
      status: 500,
      body: JSON.stringify({ echo: [...form.values()], text: form.toString() }),
    })
    await submit('/api/leads')
    await submit('/uzklausa', validLeadForm({ email: 'zydre' }))
    await fetch(`${server.url}/Žydrė/zydre@azuolo-stogai.lt?q=Šimkutė`, { redirect: 'manual' })
    await fetch(`${server.url}/api/zydre@azuolo-stogai.lt`)
    await expect.poll(() => server.output()).toContain('The form service answered 500')
    formService.answer({ status: 200 })

    expect(server.output()).not.toMatch(PERSONAL)
  })

  test('says once that a site with a form service leaves samples to staff, whose mail says that one was asked for', async () => {
    const isLine = ({ msg }: Record<string, unknown>) => String(msg).includes('staff send samples')
    await expect.poll(() => server.logs().filter(isLine)).toHaveLength(1)
    await submit('/api/leads', validLeadForm({ wants: 'sample', company: 'UAB Pavyzdžio prašytoja' }))
    const wish = /Pageidauja: naujienlaiškio pavyzdžio.*Laiško pavyzdys: neišsiųstas/
    await expect.poll(() => formService.requests.filter(({ body }) => wish.test(body))).toHaveLength(1)
  })

  test('never contains an address with invalid encoding, on whatever path; the response is 400', async () => {
    const addresses = [
      '/',
      '/blog/',
      '/bvpz-kodai/',
      '/pirkejas/',
      '/assets/',
      '/api/',
      '/sitemap/',
      '/uzklausa/',
    ]
    for (const address of addresses.flatMap((start) => [
      `${start}zydre%40azuolo-stogai.lt%ff`,
      `${start}zydre%E0%A4%A.data`,
    ])) {
      expect((await sendRaw(server.url, address)).status).toBe(400)
    }
    expect((await sendRaw(server.url, '/zydre%25ff')).status).not.toBe(400)
    const id = (await fetch(`${server.url}/healthz`)).headers.get('X-Request-Id')
    await expect.poll(() => server.logs().some(({ requestId }) => requestId === id)).toBe(true)

    expect(server.output()).not.toMatch(/zydre|azuolo|%ff|%E0|URI malformed|a library printed/i)
  })
})

test('the first line of the log, /healthz and a metric name the version and commit of the build', async () => {
  const [{ msg, version, commit } = {}] = server.logs()
  expect({ msg, version }).toEqual({ msg: 'starting', version: VERSION })
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe(`ok ${version} ${commit}`.trim())
  const buildInfo = `\nsite_build_info{version="${version}",commit="${commit}"} 1\n`
  expect(await (await metrics()).text()).toContain(buildInfo)
})

describe('metrics', () => {
  test('need the token, and do not exist where none is set', async () => {
    expect((await metrics({})).status).toBe(401)
    expect((await metrics({ Authorization: 'Bearer guess' })).status).toBe(401)
    const without = await startServer()
    expect((await fetch(`${without.url}/metrics`, { redirect: 'manual' })).status).toBe(302)
    await without.stop()
  })

  test('cover requests, leads, mail and the process', async () => {
    await submit('/api/leads', validLeadForm({ company: 'Kita' }))
    const text = await (await metrics()).text()
    expect(text).toMatch(
      /^http_request_duration_seconds_count\{method="POST",route="\/api\/leads",status="200"\} [1-9]/m,
    )
    expect(text).toMatch(/^site_disk_free_bytes \d/m)
    expect(text).toMatch(/^lead_submissions_total\{result="accepted"\} [1-9]/m)
    expect(text).toMatch(/^lead_mail_attempts_total\{result="failed"\} [1-9]/m)
    expect(text).toMatch(/^lead_mail_oldest_undelivered_seconds \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    expect(text).not.toMatch(PERSONAL)
  })
})
