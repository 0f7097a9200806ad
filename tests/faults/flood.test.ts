import { type ExpectStatic, test } from 'vitest'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '#app/features/lead/spam/anti-spam-fields.ts'
import { issueFormToken } from '#app/features/lead/spam/form-token.server.ts'
import { submissionLimits } from '#config/limits.ts'
import { forEachConcurrently } from '../abuse/support/for-each-concurrently.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import type { SiteServer } from '../support/site-server.ts'
import { referenceOf, referencesOf } from './support/mail-reference.ts'
import { type FaultySite, prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm, FORM_SECRET, type LeadResponse, sendOnce } from './support/visitors.ts'

const ROBOTS = longOrShort(5_000, 160)
const PEOPLE = longOrShort(50, 20)

const range = (count: number) => Array.from({ length: count }, (_, i) => i)
/** From crude to sophisticated. */
const ROBOT_FORMS: (() => URLSearchParams)[] = [
  () => robotForm({ [HONEYPOT_FIELD]: 'http://spam.example' }),
  () => robotForm({ name: 'Win http://spam.example' }),
  () => robotForm({ industry: '[url=http://spam.example]casino[/url]' }),
  () => robotForm({ industry: 'купить дешево '.repeat(15) }),
  () => robotForm({ [FORM_TOKEN_FIELD]: issueFormToken(FORM_SECRET, new Date()) }),
  () => robotForm({ [FORM_TOKEN_FIELD]: 'made.up.token' }),
  () => robotForm({}),
  () => robotForm({ privacy_consent: '' }),
]

test.concurrent(`${ROBOTS} robots around ${PEOPLE} people: all people are mailed`, async ({ expect }) => {
  await using site = await prepareSite('embedded')
  const { server, send } = await startBehindProxy(site)

  const people: LeadResponse[] = []
  const statuses: number[] = []
  await forEachConcurrently(range(ROBOTS), async (i) => {
    statuses.push(
      (await send(ROBOT_FORMS[i % ROBOT_FORMS.length]?.() ?? browserForm(), robotAddress(i))).status,
    )
    if (i % (ROBOTS / PEOPLE) === 0) people.push(await send(browserForm(), `198.51.100.${people.length}`))
  })

  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await expectServed(expect, site, server, people)

  const own = site.smtp.mails.filter((mail) => /^.{4}-.{4}$/.test(referenceOf(mail)))
  // While the database is silent for a moment, a process counts alone, and as many may pass once more.
  expect(own.length).toBeLessThanOrEqual(2 * submissionLimits.plain.ownMails + PEOPLE)
})

/** More than the limit for forms without scripts; a form with an overused token counts as one of those. */
const UNLIMITED_POSTS = 1_100

test.concurrent(`${UNLIMITED_POSTS} posts with one form token from one /48 network: ${PEOPLE} people with and without scripts are accepted and mailed`, async ({
  expect,
}) => {
  await using site = await prepareSite('embedded')
  const { server, send } = await startBehindProxy(site)
  const token = issueFormToken(FORM_SECRET, new Date(Date.now() - 60_000))

  const statuses: number[] = []
  await forEachConcurrently(range(UNLIMITED_POSTS), async (i) => {
    const form = robotForm({ [FORM_TOKEN_FIELD]: token })
    statuses.push((await send(form, `2001:db8:1:${(i % 65_536).toString(16)}::1`)).status)
  })
  const people: LeadResponse[] = []
  await forEachConcurrently(range(PEOPLE), async (i) => {
    const form = i % 2 === 0 ? browserForm() : robotForm({})
    people.push(await send(form, `198.51.100.${i}`))
  })

  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await expectServed(expect, site, server, people)
})

async function startBehindProxy(site: FaultySite) {
  const server = await site.start({ TRUST_PROXY: 'true', LOG_LEVEL: 'error' })
  const send = (form: URLSearchParams, address: string) =>
    sendOnce(server.url, form, { 'X-Forwarded-For': address })
  return { server, send }
}

/** The leads of all people are acknowledged and mailed; then the server is stopped. */
async function expectServed(
  expect: ExpectStatic,
  site: FaultySite,
  server: SiteServer,
  people: readonly LeadResponse[],
) {
  expect(people.map(({ status }) => status)).toEqual(Array(PEOPLE).fill(200))
  const references = people.map(({ reference }) => reference ?? '')
  const isOfPeople = (reference: string) => references.includes(reference)
  // A digest counts as a mail for each person in it.
  const mailsOfPeople = () =>
    site.smtp.mails.flatMap((mail) =>
      referencesOf(mail)
        .filter(isOfPeople)
        .map((reference) => ({ ...mail, messageId: `<${reference}@example.lt>` })),
    )
  // On a slow machine they wait for several digests, one after the other.
  await expect.poll(() => mailsOfPeople().length, { timeout: 1_200_000 }).toBe(PEOPLE)
  await server.stop()
  const leads = (await site.storage.leads()).filter(({ reference }) => references.includes(reference))
  const counts = tally(references, leads, mailsOfPeople(), [server])
  expect(counts).toMatchObject({ tries: PEOPLE, lost: 0, duplicated: 0, onlyMailed: 0 })
}

function robotForm(changes: Record<string, string>): URLSearchParams {
  return validLeadForm({ company: `UAB ${crypto.randomUUID()}`, ...changes })
}

/** Half of the robots come from few addresses, half from as many as there are posts. */
function robotAddress(i: number): string {
  return i % 2 === 0 ? `203.0.113.${i % 20}` : `45.${i >> 16}.${(i >> 8) & 255}.${i & 255}`
}
