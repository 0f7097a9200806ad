import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SiteServer } from '../support/site-server.ts'
import { countUndelivered } from './support/server-metrics.ts'
import { prepareSite } from './support/site.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm } from './support/visitors.ts'

const ROUNDS = longOrShort(5, 1)
const CLIENTS = 12
/** The mail server is slow, so not too many. */
const FORM_EVERY = 9
const PAGES = ['/', '/blog/ebvpd', '/bvpz-kodai?q=valymas', '/api/cpv?q=stogas']

interface Outcome {
  /** `refused` also when the server ended before it took the connection from the system. */
  result: 'answered' | 'refused' | 'cut'
  reference: string | null
}

test('SIGTERM under load: no accepted request is cut off, every stored lead was acknowledged', async () => {
  await using site = await prepareSite('embedded')
  const outcomes: Outcome[] = []
  const servers: SiteServer[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = await site.start()
    servers.push(started)
    outcomes.push(...(await stopUnderLoad(started)))
  }
  expect(outcomes.filter(({ result }) => result === 'cut')).toEqual([])
  const acknowledged = outcomes.flatMap(({ reference }) => reference ?? [])
  expect(acknowledged.length).toBeGreaterThan(0)

  const server = await site.start()
  await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
  await server.stop()
  expect(await site.tally(acknowledged, servers)).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
})

async function stopUnderLoad(server: SiteServer): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let i = client; ; i++) {
      const outcome = await ask(server.url, agent, i % FORM_EVERY === 0 ? null : pageOf(i))
      outcomes.push(outcome)
      if (outcome.result !== 'answered') break
    }
    agent.destroy()
  })
  while (!outcomes.some(({ reference }) => reference !== null)) await pause(20)
  await pause(Math.random() * 500)
  expect(await server.stop()).toBe(0)
  await Promise.all(clients)
  return outcomes
}

function pageOf(i: number): string {
  return PAGES[i % PAGES.length] ?? '/'
}

/** Requests the page, or sends a form. */
async function ask(url: string, agent: Agent, page: string | null): Promise<Outcome> {
  const asking = request(`${url}${page ?? '/api/leads'}`, {
    agent,
    method: page ? 'GET' : 'POST',
    headers: page ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  asking.end(page ? undefined : browserForm().toString())
  let hasAnswer = false
  try {
    const [response]: IncomingMessage[] = await once(asking, 'response')
    if (response === undefined) throw new Error('no response')
    hasAnswer = true
    const body = await text(response)
    const reference = page ? null : (JSON.parse(body).reference ?? null)
    return { result: response.complete ? 'answered' : 'cut', reference }
  } catch {
    return { result: hasAnswer || asking.reusedSocket ? 'cut' : 'refused', reference: null }
  }
}
