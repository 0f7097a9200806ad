import { afterAll, describe, expect, test } from 'vitest'
import { CAMPAIGN_FIELDS } from '#app/features/lead/form/campaign/campaign.ts'
import { errorsIn } from '../support/errors-in-log.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { sharedSite } from '../support/shared-site.ts'
import { HOSTILE_TEXTS } from './corpus/texts.ts'
import { addresses, addressesWith } from './support/addresses.ts'
import { createTally } from './support/attack-tally.ts'
import { forEachConcurrently } from './support/for-each-concurrently.ts'
import { closeConnections, type HttpRequest, sendRequest } from './support/http-client.ts'
import { shouldTry } from './support/should-try.ts'

const PARAMETERS = ['q', 'kodai', 'kodas', 'nr', 'level', 'parent', 'landing_page', ...CAMPAIGN_FIELDS]
const HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cookie',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Original-URL',
]
/** With all parameters it must fit into the 16 KB that Node accepts. */
const MAX_LENGTH_IN_QUERY = 700
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' }

const site = await sharedSite()
afterAll(closeConnections)

describe.each(Object.entries(HOSTILE_TEXTS))('%s', (attack, texts) => {
  test.for<[string, (text: string) => HttpRequest[]]>([
    ['a query', inQuery],
    ['a path', inPath],
    ['headers', inHeaders],
    ['a form', inForm],
  ])('in %s breaks nothing and comes back only escaped', async ([, requests]) => {
    const tally = createTally()
    const tries = texts.flatMap((text, t) =>
      requests(text)
        .filter(({ target }, a) => shouldTry(t, a, target.split('?', 1)[0] ?? ''))
        .map((wanted) => ({ text, wanted })),
    )
    await forEachConcurrently(tries, async ({ text, wanted }) => {
      const what = `${wanted.method ?? 'GET'} ${wanted.target}`
      tally.note(attack, what, await sendRequest(site.url, wanted), text)
    })
    expect(tally.faults).toEqual([])
  })
})

test('after all hostile texts the site is healthy and has no error in its log', async () => {
  expect((await sendRequest(site.url, { target: '/readyz' })).status).toBe(200)
  expect(errorsIn(site.logs())).toEqual([])
})

function inQuery(text: string): HttpRequest[] {
  const encoded = encodeURIComponent(text.toWellFormed()).slice(0, MAX_LENGTH_IN_QUERY)
  const query = [...PARAMETERS, encoded].map((name) => `${name}=${encoded}`).join('&')
  return addresses.map((address) => ({ target: `${address}?${query}` }))
}

function inPath(text: string): HttpRequest[] {
  const encoded = encodeURIComponent(text.toWellFormed())
  return [...addressesWith(text), ...addresses.map((address) => `${address}/${encoded}`)].map((target) => ({
    target,
  }))
}

/** Headers carry bytes; line ends would be headers of their own. */
function inHeaders(text: string): HttpRequest[] {
  const value = Buffer.from(text.replace(/\p{Cc}/gu, ' '), 'utf8').toString('latin1')
  const headers = Object.fromEntries(HEADERS.map((name) => [name, value.slice(0, 500)]))
  return addresses.map((target) => ({ target, headers }))
}

function inForm(text: string): HttpRequest[] {
  const fields = [
    ...validLeadForm().keys(),
    ...CAMPAIGN_FIELDS,
    'landing_page',
    'cpv_codes',
    'website',
    'form_token',
  ]
  const body = new URLSearchParams([...fields.map((name) => [name, text]), [text, '1']]).toString()
  return addresses.map((target) => ({ method: 'POST', target, headers: FORM_TYPE, body }))
}
