import { afterAll, describe, expect, test } from 'vitest'
import { errorsIn } from '../support/errors-in-log.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { sharedSite } from '../support/shared-site.ts'
import { FOREIGN_ORIGINS, HOSTILE_BODIES, ODD_METHODS } from './corpus/bodies.ts'
import { addresses } from './support/addresses.ts'
import { createTally } from './support/attack-tally.ts'
import { forEachConcurrently } from './support/for-each-concurrently.ts'
import { closeConnections, type HttpRequest, type HttpResponse, sendRequest } from './support/http-client.ts'
import { shouldTry } from './support/should-try.ts'

const site = await sharedSite()
afterAll(closeConnections)

describe('every address', () => {
  test('accepts none of the hostile bodies', async () => {
    await tryAtEveryAddress('hostile body', HOSTILE_BODIES, isThanks, ({ type, headers, body }) => ({
      method: 'POST',
      headers: { ...(type !== '' && { 'Content-Type': type }), ...headers },
      body,
    }))
  })

  test('refuses odd methods', async () => {
    await tryAtEveryAddress('odd method', ODD_METHODS, isSuccess, (method) => ({ method }))
  })

  test('refuses odd methods with a body', async () => {
    const body = validLeadForm().toString()
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    await tryAtEveryAddress('odd method', ODD_METHODS, isSuccess, (method) => ({
      method,
      headers,
      body,
    }))
  })

  test('refuses a valid form of another site', async () => {
    const body = validLeadForm().toString()
    await tryAtEveryAddress('foreign origin', FOREIGN_ORIGINS, isSuccess, (origin) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin },
      body,
    }))
  })
})

test('after all hostile requests the site is healthy, has no lead, and has no error in its log', async () => {
  expect((await sendRequest(site.url, { target: '/readyz' })).status).toBe(200)
  expect(await site.mails()).toEqual([])
  expect(errorsIn(site.logs())).toEqual([])
})

async function tryAtEveryAddress<T>(
  attack: string,
  shapes: readonly T[],
  isLetIn: (response: HttpResponse) => boolean,
  toRequest: (shape: T) => Omit<HttpRequest, 'target'>,
): Promise<void> {
  const tally = createTally()
  const tries = shapes.flatMap((shape, s) =>
    addresses
      .filter((target, a) => shouldTry(s, a, target))
      .map((target) => ({ target, ...toRequest(shape) })),
  )
  await forEachConcurrently(tries, async (wanted) => {
    const what = `${wanted.method} ${wanted.target} ${JSON.stringify(wanted.headers ?? {})}`
    const response = await sendRequest(site.url, wanted)
    if (isLetIn(response)) tally.noteVerdict(attack, `${what} → ${response.status}`, 'let in')
    else tally.note(attack, what, response)
  })
  expect(tally.faults).toEqual([])
}

function isSuccess({ status }: HttpResponse): boolean {
  return status < 400
}

function isThanks({ status, headers }: HttpResponse): boolean {
  return status === 200 || headers.location?.startsWith('/aciu') === true
}
