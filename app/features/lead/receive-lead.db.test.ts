import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { issueStamp } from './abuse/form-stamp.server.ts'
import { createSubmissionLimits } from './abuse/submission-limits.server.ts'
import { listLeads } from './lead-store.server.ts'
import { receiveLead, type Submission } from './receive-lead.server.ts'

const SECRET = 'a secret of the test'
const { database, deps: pipeline, smtp, logged } = await startLeadPipeline()
const deps = () => ({
  ...pipeline,
  formSecret: SECRET,
  countSubmission: createSubmissionLimits(database, SECRET),
})

const NOW = new Date()
const aMinuteAgo = new Date(NOW.getTime() - 60_000)
const plain = (changes: Partial<Submission> = {}): Submission => ({
  browserKey: crypto.randomUUID(),
  stamp: null,
  isTrapped: false,
  address: null,
  ...changes,
})
const browser = (changes: Partial<Submission> = {}) =>
  plain({ stamp: issueStamp(SECRET, aMinuteAgo), ...changes })

test.each<[string, Partial<Submission>, string]>([
  ['a filled hidden field', { isTrapped: true }, 'hidden field filled'],
  ['a form sent at once', { stamp: issueStamp(SECRET, NOW) }, 'sent faster than a person types'],
])('%s is thanked for, stored with the reason and not mailed', async (_, changes, reason) => {
  const result = await receiveLead(deps(), validLead(), plain(changes), NOW)
  expect(result).toEqual({ ok: true, reference: expect.stringMatching(/^.{4}-.{4}$/) })
  expect(await listLeads(pipeline.db, 10)).toMatchObject([
    { mail_state: 'quarantined', quarantine_reason: reason, mail_attempts: 0 },
  ])
  await receiveLead(deps(), validLead({ name: 'Ona' }), browser(), NOW)
  await expect.poll(() => smtp.mails.map(({ from }) => from?.name), { timeout: 10_000 }).toEqual(['Ona'])
})

test('spam is held back, whatever the browser', async () => {
  await receiveLead(deps(), validLead({ name: 'http://spam.example' }), browser(), NOW)
  expect(await listLeads(pipeline.db, 10)).toMatchObject([{ quarantine_reason: 'link in the name' }])
})

test('a form without scripts is nobody’s fault', async () => {
  await receiveLead(deps(), validLead(), plain({ browserKey: null }), NOW)
  expect(await listLeads(pipeline.db, 10)).toMatchObject([{ quarantine_reason: null }])
})

test('an address over its limit is refused; nobody else is, and neither are other kinds of it', async () => {
  const flooding = deps()
  const sendFrom = (address: string, submission: Submission = plain()) =>
    receiveLead(flooding, validLead({ company: crypto.randomUUID() }), { ...submission, address }, NOW)
  const results = []
  for (let i = 0; i < 31; i++) results.push(await sendFrom('203.0.113.7'))
  expect(results.filter(({ ok }) => ok)).toHaveLength(30)
  expect(results.at(-1)).toEqual({ ok: false, reason: 'limited', waitSeconds: expect.any(Number) })
  expect(await sendFrom('203.0.113.8')).toMatchObject({ ok: true })
  expect(await sendFrom('203.0.113.7', browser())).toMatchObject({ ok: true })
  expect(JSON.stringify(logged)).not.toContain('203.0.113')
})
