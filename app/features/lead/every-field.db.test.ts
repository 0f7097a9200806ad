import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startJobs } from '#app/infra/jobs/jobs.server.ts'
import { createFileMailer } from '#app/infra/mail/file-mailer.server.ts'
import { openMailFiles } from '#app/infra/mail/mail-files.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { keysOf, recordOf } from '#app/shared/object/record.ts'
import { readMails } from '#tests/support/mails.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { everyFile, findTraces } from '#tests/support/traces.ts'
import { exportCommand, showCommand } from './admin/lead-commands.server.ts'
import { FIELD_ROWS, HIDDEN_FIELD_NAMES, LEAD_FIELD_NAMES, type LeadField } from './lead-fields.ts'
import { type Lead, parseLeadForm } from './lead-schema.ts'
import { findLead } from './lead-store.server.ts'
import { NOTIFY_LEAD_POLICY, NOTIFY_LEAD_QUEUE, notifyLead } from './notification/notify-lead.server.ts'
import { eraseLeads } from './retention/erase-leads.server.ts'
import { storeLead } from './submission/store-lead.server.ts'

/** For rules that take no text whatever. */
const SAMPLES: Partial<Record<LeadField, string>> = { email: 'savas@reikšmė.example', phone: '8 612 98765' }

const database = await openTestDatabase()
const { db } = database
const log = createLog('silent')
const mailDir = await mkdtemp(join(tmpdir(), 'mail-'))
const mailer = createFileMailer(mailDir, { from: 'svetaine@example.lt', to: 'info@example.lt' })
const mailFiles = openMailFiles(mailDir)
const jobs = await startJobs(database, log)
const deps = {
  ...database,
  jobs,
  mailer,
  mailFiles,
  log,
  cpvName: () => null,
  canMailVisitors: true,
  countUnstored: () => {},
}

const lead = leadWithOwnValues()
const texts = recordOf(keysOf(lead), (name) => String(lead[name]))
const uniqueTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== 'true'))
let reference: string

beforeAll(async () => {
  await jobs.declare(NOTIFY_LEAD_QUEUE, NOTIFY_LEAD_POLICY)
  reference = (await storeLead(deps, lead)) ?? ''
  await notifyLead(deps, reference, 1)
})
afterAll(async () => {
  await jobs.stop()
  await rm(mailDir, { recursive: true })
})

describe('a form in which every field has a value of its own', () => {
  test('is stored with every value', async () => {
    expect(await findLead(db, reference)).toMatchObject(lead)
  })

  test('is mailed with every value', async () => {
    const [mail] = await readMails(mailDir)
    const lines = mail?.text?.split('\n')
    for (const name of LEAD_FIELD_NAMES) {
      const line = mailLineOf(name)
      if (line !== null) expect(lines, name).toContainEqual(expect.stringMatching(line))
    }
    for (const name of HIDDEN_FIELD_NAMES)
      expect(lines).toContainEqual(expect.stringContaining(`: ${lead[name]}`))
  })

  test('is exported with every value', async () => {
    const [head = '', cells = ''] = (await printed(exportCommand, {}, '|')).split('\r\n')
    const exported = Object.fromEntries(
      head
        .replace(/[\uFEFF"]/g, '')
        .split('|')
        .map((name, i) => [name, cells.split('|')[i]?.replace(/^"(.*)"$/, '$1')]),
    )
    expect(exported).toMatchObject(texts)
  })

  test('is shown to the operator with every value', async () => {
    const shown = await printed(showCommand, reference, false)
    for (const [name, text] of Object.entries(texts))
      expect(shown).toMatch(new RegExp(`^${name} +${RegExp.escape(text)}$`, 'm'))
  })

  test('leaves no value behind when it is erased', async () => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...LEAD_FIELD_NAMES, ...HIDDEN_FIELD_NAMES]))
    expect(findTraces(uniqueTexts, await everyPlace())).not.toEqual([])

    expect(await eraseLeads(deps, { reference })).toMatchObject({ leads: 1, mailFiles: 1 })

    expect(findTraces(uniqueTexts, await everyPlace())).toEqual([])
    expect((await printed(exportCommand, {}, '|')).trim().split('\r\n')).toHaveLength(1)
  })
})

function leadWithOwnValues(): Lead {
  const form = new URLSearchParams(HIDDEN_FIELD_NAMES.map((name) => [name, `${name} reikšmė`]))
  for (const name of LEAD_FIELD_NAMES) form.set(name, sampleOf(name))
  const result = parseLeadForm(form)
  if (!result.ok) throw new Error(`a field needs a line in SAMPLES: ${JSON.stringify(result.errors)}`)
  return result.lead
}

function sampleOf(name: LeadField): string {
  const row = FIELD_ROWS[name]
  switch (row.control) {
    case 'consent':
      return 'true'
    case 'codes':
      return '45261000-4'
    case 'choices':
    case 'choice':
      return row.options.at(-1)?.value ?? ''
    case 'select': {
      const last = row.options.at(-1)
      return last?.value ?? last?.label ?? ''
    }
    default:
      return SAMPLES[name] ?? `${name} reikšmė`
  }
}

/** What the mail says of a field; null for the consent without which no lead comes. */
function mailLineOf(name: LeadField): RegExp | null {
  const row = FIELD_ROWS[name]
  const value = RegExp.escape(texts[name])
  switch (row.control) {
    case 'codes':
      return new RegExp(`^${value}$`)
    case 'consent':
      return name === 'privacy_consent' ? null : new RegExp(`^${row.mailLabel}: taip$`)
    case 'choices':
    case 'choice': {
      const label = row.options.at(-1)?.label.toLocaleLowerCase('lt')
      return new RegExp(`^${row.mailLabel ?? row.label}: ${label}$`)
    }
    case 'select': {
      const label = row.options.find((option) => option.value === lead[name])?.label
      return new RegExp(`^${row.mailLabel ?? row.label}: ${label ?? value}$`)
    }
    default:
      return new RegExp(`^${row.mailLabel ?? row.label}: ${value}$`)
  }
}

async function printed<Args extends unknown[]>(
  command: (admin: typeof deps & Output, ...args: Args) => Promise<void>,
  ...args: Args
): Promise<string> {
  let text = ''
  const print = async (more: string) => {
    text += more
  }
  await command({ ...deps, print, info: () => {} }, ...args)
  return text
}

interface Output {
  print: (text: string) => Promise<void>
  info: (line: string) => void
}

/** Whatever the server keeps of leads: tables, jobs and mails on the disk. */
async function everyPlace() {
  const { rows } = await db.execute(sql`
    select to_jsonb(leads)::text as content from leads
    union all select to_jsonb(job)::text from pgboss.job
    union all select to_jsonb(lead_audit)::text from lead_audit`)
  const mails = await everyFile(mailDir)
  return [['database', Buffer.from(JSON.stringify(rows))] as const, ...mails]
}
