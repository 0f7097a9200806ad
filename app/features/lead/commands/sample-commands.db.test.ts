import { expect, test } from 'vitest'
import { startSamplePipeline } from '#tests/support/lead-samples.ts'
import { browserSubmission, plainSubmission } from '#tests/support/lead-submissions.ts'
import { operatorOf } from '#tests/support/operator.ts'
import { findLead } from '../lead-store.server.ts'
import { runLeadCommand } from './lead-commands.server.ts'

const { database, deps, smtp, sampleSmtp, ask, mailBoth } = await startSamplePipeline()
const { admin, text } = operatorOf(database)

test('release sends a sample that waited, whatever the limits say', async () => {
  const reference = await ask({}, plainSubmission())
  await mailBoth()
  expect(sampleSmtp.mails).toEqual([])

  await runLeadCommand(admin, { name: 'release', reference })
  await mailBoth()
  expect(sampleSmtp.mails).toHaveLength(1)
  expect(smtp.mails).toHaveLength(1)
  await expect(runLeadCommand(admin, { name: 'release', reference })).rejects.toThrow(
    'Nothing about this lead is waiting',
  )
})

test('release of a quarantined lead mails it to staff first, then sends its sample', async () => {
  const reference = await ask({}, browserSubmission({ isHoneypotFilled: true }))
  await expect(runLeadCommand(admin, { name: 'resend-sample', reference })).rejects.toThrow('use "release"')
  await runLeadCommand(admin, { name: 'release', reference })

  await mailBoth()
  expect(smtp.mails.at(-1)?.text).toContain('Laiško pavyzdys: svetainė jį siuntėjui išsiunčia pati')
  expect(sampleSmtp.mails).toHaveLength(1)
})

test('resend sends a sample again, even a refused one, but none that nobody asked for', async () => {
  const reference = await ask()
  sampleSmtp.behave('reject')
  await mailBoth()
  sampleSmtp.behave('accept')
  await runLeadCommand(admin, { name: 'resend-sample', reference })
  await mailBoth()
  expect(sampleSmtp.mails).toHaveLength(1)

  const other = await ask({ wants: 'offer' })
  await expect(runLeadCommand(admin, { name: 'resend-sample', reference: other })).rejects.toThrow(
    'The visitor did not ask for a sample.',
  )
})

test('show says that a sample was given up because the visitor may have it; resend sends it again', async () => {
  const reference = await ask()
  sampleSmtp.behave('drop')
  await mailBoth()
  await runLeadCommand(admin, { name: 'show', reference, isJson: false })
  expect(text()).toMatch(/^sample_state +failed\nsample_reason +the mail server .* may have delivered it$/m)

  sampleSmtp.behave('accept')
  await runLeadCommand(admin, { name: 'resend-sample', reference })
  await mailBoth()
  expect((await findLead(deps.db, reference))?.sample_state).toBe('sent')
})

test('list and show give the state of a sample', async () => {
  const reference = await ask({}, plainSubmission())
  await runLeadCommand(admin, { name: 'show', reference, isJson: false })
  expect(text()).toMatch(/^sample_state +waiting\nsample_reason +the form was sent without scripts$/m)
  await runLeadCommand(admin, { name: 'release', reference })
  await mailBoth()
  await runLeadCommand(admin, { name: 'show', reference, isJson: false })
  expect(text()).toMatch(/^sample_state +sent$/m)
  expect(text()).toMatch(/^sample_at +20\d\d-/m)
  await runLeadCommand(admin, { name: 'list', filter: {}, isJson: false })
  expect(text()).toMatch(/MAIL +STATUS +WANTS +SAMPLE .*\n.* sent +new +call, sample +sent /)
})
