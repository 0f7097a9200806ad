import { expect, test } from 'vitest'
import { samples } from '#config/limits.ts'
import { sampleLead, validLead } from '#tests/support/lead-forms.ts'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { browserSubmission, submitDeps } from '#tests/support/lead-submissions.ts'
import type { CommandDeps } from '../commands/lead-admin-store.server.ts'
import { type LeadCommand, runLeadCommand } from '../commands/lead-commands.server.ts'
import type { Lead } from '../lead-schema.ts'
import { findLead } from '../lead-store.server.ts'
import { submitLead } from '../submission/submit-lead.server.ts'

const pipeline = await startSamplePipeline()
const { database, sampleSmtp, mailBoth } = pipeline
const submit = async (lead: Lead, submission = browserSubmission()) => {
  const result = await submitLead(submitDeps(pipeline), lead, submission)
  if (!result.ok) throw new Error(result.reason)
  return result
}

async function printed(command: LeadCommand): Promise<string> {
  let text = ''
  const print = async (more: string | Uint8Array) => {
    text += String(more)
  }
  const admin: CommandDeps = { ...database, mailDirectory: 'no such folder', print, info: () => {} }
  await runLeadCommand(admin, command)
  return text
}

test('a lead of the field under a letter is a lead without consents, whose sample is sent once', async () => {
  const first = await submit(sampleLead())
  const again = await submit(sampleLead())
  await mailBoth()
  await mailBoth()

  expect(again).toEqual(first)
  expect(first).toMatchObject({ isSampleHeld: false })
  expect(await findLead(database.db, first.reference)).toMatchObject({
    kind: 'sample',
    privacy_consent: false,
    marketing_consent: false,
    consent_version: null,
    sample_state: 'sent',
  })
  expect(sampleSmtp.mails).toMatchObject([{ to: [{ address: 'ona@imone.lt' }] }])
})

test('whether a sample waits is told of the visitor’s own doing, not of what its mailbox got before', async () => {
  await submit(sampleLead())
  await mailBoth()
  const other = await submit(sampleLead('ona@imone.lt', []))
  const robot = await submit(sampleLead('petras@imone.lt'), browserSubmission({ isHoneypotFilled: true }))
  await mailBoth()

  expect([other.isSampleHeld, robot.isSampleHeld]).toEqual([false, true])
  expect(sampleSmtp.mails).toHaveLength(1)
})

test('a sample over the limit of its domain, or to an address that no common form has, is announced as one that waits', async () => {
  const held = []
  for (let i = 0; i <= samples.perDomain; i++) {
    held.push((await submit(sampleLead(`ona${i}@imone.lt`, []))).isSampleHeld)
    await mailBoth()
  }
  expect(held).toEqual([...Array(samples.perDomain).fill(false), true])
  expect(sampleSmtp.mails).toHaveLength(samples.perDomain)
  expect(await submit(sampleLead('ona%kita.lt@imone2.lt', []))).toMatchObject({ isSampleHeld: true })
})

test('operators tell it from a request in the list, the export and the statistics', async () => {
  await submit(sampleLead())
  await submit(sampleLead('rasa@imone.lt'), browserSubmission({ isHoneypotFilled: true }))
  await submit(validLead())

  const listed = async () => JSON.parse(await printed({ name: 'list', filter: {}, isJson: true }))
  const kinds = async () => (await listed()).map(({ kind }: Lead) => kind).toSorted()
  expect(await kinds()).toEqual(['request', 'sample', 'sample'])
  expect(await printed({ name: 'list', filter: {}, isJson: false })).toMatch(/^REFERENCE +RECEIVED +KIND /)
  expect(await printed({ name: 'export', format: 'all-columns', filter: {} })).toMatch(
    /;"kind";.*\r\n.*;"request";/s,
  )
  expect(JSON.parse(await printed({ name: 'stats', by: 'month', isJson: true }))).toMatchObject([
    { leads: 3, samples: 2, quarantined: 1 },
  ])
  await printed({ name: 'erase', which: { email: 'ONA@imone.lt' }, isJson: true })
  expect(await kinds()).toEqual(['request', 'sample'])
})
