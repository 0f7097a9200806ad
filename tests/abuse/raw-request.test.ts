import { expect, test } from 'vitest'
import { errorsIn } from '../support/errors-in-log.ts'
import { sharedSite } from '../support/shared-site.ts'
import { ODD_REQUESTS, SMUGGLING } from './corpus/raw-requests.ts'
import { createTally } from './support/attack-tally.ts'
import { forEachConcurrently } from './support/for-each-concurrently.ts'
import { exchange, firstResponse, sendRaw } from './support/http-client.ts'

const site = await sharedSite()

test('a request hidden in another one is never answered', async () => {
  const tally = createTally()
  await forEachConcurrently(Object.entries(SMUGGLING), async ([name, bytes]) => {
    const text = await exchange(site.url, Buffer.from(bytes, 'latin1'))
    const isAnswered = responsesOf(text) > 1 || text.includes('HTTP/1.1 200')
    if (isAnswered) tally.noteVerdict('request smuggling', name, 'let in')
    else tally.note('request smuggling', name, firstResponse(text))
  })
  expect(tally.faults).toEqual([])
})

test('invalid HTTP breaks nothing and gets no response of a page', async () => {
  const tally = createTally()
  await forEachConcurrently(Object.entries(ODD_REQUESTS), async ([name, bytes]) => {
    const text = await exchange(site.url, Buffer.from(bytes, 'latin1'))
    tally.note('improper HTTP', name, firstResponse(text), 'evil.example')
  })
  expect(tally.faults).toEqual([])
})

test.each(['GET /healthz', 'GET /', 'PUT /', 'POST /api/leads'])(
  '%s that is answered ends with its response, however many chunks are still to come',
  async (request) => {
    const head = `${request} HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n`
    const text = await exchange(site.url, head + '1\r\na\r\n'.repeat(5_000))

    // Node alone would wait for the end of the body and answer 408.
    expect(text).not.toContain('HTTP/1.1 408')
  },
)

test('after all raw requests the site is healthy and has no error in its log', async () => {
  expect((await sendRaw(site.url, '/readyz')).status).toBe(200)
  expect(errorsIn(site.logs())).toEqual([])
})

function responsesOf(text: string): number {
  return text.match(/^HTTP\/1\.1 (?!100)\d/gm)?.length ?? 0
}
