import { describe, expect, test } from 'vitest'
import { submissionLimits, submissionSeconds } from '#config/limits.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'

const ALLOWED = submissionLimits.plain.perIp

const server = await untilEndOfFile(startServer({ env: { TRUST_PROXY: 'true' } }))

function send(path: string, address: string, changes: Record<string, string> = {}, { url } = server) {
  return fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address },
    body: validLeadForm({ company: crypto.randomUUID(), ...changes }),
  })
}

/** `Retry-After`, rounded up; little of the time has passed. */
function minutesToWait(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(submissionSeconds / 2)
  expect(seconds).toBeLessThanOrEqual(submissionSeconds)
  return Math.ceil(seconds / 60)
}

/** When the database is slow to answer, the server counts alone for a while: then more may pass, but never fewer. */
async function useUp(address: string): Promise<void> {
  for (let i = 0; i < ALLOWED; i++) expect((await send('/uzklausa', address)).status).toBe(303)
  await expect.poll(async () => (await send('/uzklausa', address)).status).toBe(429)
}

describe('a visitor who sends too many requests', () => {
  test('is told in JSON when to come back, where scripts ask', async () => {
    await useUp('203.0.113.1')
    const response = await send('/api/leads', '203.0.113.1')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(60)
    const { message } = await response.json()
    expect(message).toContain('Jūsų įrašyti duomenys liko formoje')
    expect(message).toContain(`po ${minutesToWait(response)}\u00a0min.`)
  })

  test('gets the page again with all that was typed, where there are no scripts', async () => {
    await useUp('203.0.113.2')
    const response = await send('/uzklausa', '203.0.113.2', {
      company: 'UAB „Ąžuolo stogai“',
      utm_source: 'google',
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
    const page = await response.text()
    expect(page).toContain(`po ${minutesToWait(response)}\u00a0min.`)
    for (const typed of ['UAB „Ąžuolo stogai“', 'Žydrė Šimkutė', 'zydre@azuolo-stogai.lt', '8 612 34567']) {
      expect(page).toContain(`value="${typed}"`)
    }
    expect(page).toContain('Jūsų įrašyti duomenys liko formoje')
    expect(page).toMatch(/role="alert".*href="tel:\+370/s)
  })

  test('stays limited whatever they claim to be', async () => {
    await useUp('203.0.113.3')
    expect((await send('/api/leads', '198.51.100.1, 203.0.113.3')).status).toBe(429)
  })
})

test('the log names no address', () => {
  expect(server.output()).not.toContain('203.0.113')
})

test('a public site whose TRUST_PROXY is forgotten says so at its start, limits visitors by what the proxy says, and warns once', async () => {
  const settings = { SITE_URL: 'https://www.pavyzdys.test', MAIL_TRANSPORT: 'file' }
  const check = await runScript('start', ['--check'], settings)
  const said = 'the site is public, but TRUST_PROXY names no proxy in front of it'
  expect(check.stdout).toContain(said)
  const forgotten = await startServer({ env: settings })
  const sendTo = () => send('/uzklausa', '1.1.1.1, 203.0.113.9', {}, forgotten)
  for (let i = 0; i < ALLOWED; i++) expect((await sendTo()).status).toBe(303)
  await expect.poll(async () => (await sendTo()).status).toBe(429)

  for (const path of ['/healthz', '/readyz', '/blog', '/']) await fetch(forgotten.url + path)
  const messages = forgotten.logs().map(({ msg }) => String(msg))
  const warnings = messages.filter((msg) => /TRUST_PROXY|through other proxies/.test(msg))
  expect(warnings).toEqual([expect.stringContaining(said), expect.stringMatching(/through other proxies/)])
  await forgotten.stop()
})
