import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { keysOf, recordOf } from '#app/domain/data/record.ts'
import { createFileMailer } from '#app/infra/mail/file-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { folderOfFile } from '#tests/support/kept-until.ts'
import { parseFullForm } from '#tests/support/lead-forms.ts'
import { readMails } from '#tests/support/mails.ts'
import { STAFF_MAIL } from '#tests/support/staff-mail.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { findTraces, readFilesBelow } from '#tests/support/traces.ts'
import { exportAllColumns, exportCsv } from './admin/export-leads.server.ts'
import { showCommand } from './admin/lead-commands.server.ts'
import { LEAD_FIELD_NAMES, type LeadField } from './lead-fields.ts'
import type { Lead } from './lead-schema.ts'
import { findLead } from './lead-store.server.ts'
import { notifyNextLead } from './mail/notify-lead.server.ts'
import { eraseLeads } from './retention/erase-leads.server.ts'
import { storeLead } from './submission/store-lead.server.ts'
import { receiveLead } from './submission/submission-key.server.ts'
import { TRACKING_FIELD_NAMES } from './tracking-fields.ts'

/** The value sent for each field, and its line in the mail; a consent that every lead needs has no line. */
const SENT: Record<LeadField, readonly [value: string, mailLine: string | null]> = {
  wants: ['consultation', 'Pageidauja: konsultacijos'],
  cpv_codes: ['45261000-4', '45261000-4'],
  activity: ['specific', 'Dalyvavimo tipas: Domina konkretus pirkimas'],
  tender_reference: ['savas numeris', 'Domina pirkimas: savas numeris'],
  company_code: ['savas kodas', 'Įmonės kodas: savas kodas'],
  company: ['sava įmonė', 'Įmonės pavadinimas: sava įmonė'],
  name: ['savas vardas', 'Vardas: savas vardas'],
  email: ['savas@reikšmė.example', 'El. paštas: savas@reikšmė.example'],
  phone: ['8 612 98765', 'Telefonas: +370 612 98765'],
  contact_by: ['phone', 'Patogiau susisiekti: telefonu'],
  industry: ['sava sritis', 'Veiklos sritis: sava sritis'],
  referral_source: ['Kita', 'Iš kur sužinojo: Kita'],
  privacy_consent: ['true', null],
  marketing_consent: ['true', 'Sutikimas gauti naujienas: taip'],
}

const database = await openTestDatabase()
const { db } = database
const log = createLog('silent')
const mailDirectory = folderOfFile()
const mailer = createFileMailer(mailDirectory, { from: 'svetaine@example.lt', to: 'info@example.lt' })
const deps = {
  ...database,
  mailer,
  mailDirectory,
  log,
  staffMail: STAFF_MAIL,
  canMailVisitors: true,
  countUnstored: () => {},
}

const lead = leadWithOwnValues()
const texts = recordOf(keysOf(lead), (name) => String(lead[name]))
const uniqueTexts = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== 'true'))
let reference: string

beforeAll(async () => {
  reference = (await storeLead(deps, receiveLead(lead, new Date())))?.reference ?? ''
  await notifyNextLead(deps)
})

describe('a form in which every field has a value of its own', () => {
  test('is stored with every value', async () => {
    expect(await findLead(db, reference)).toMatchObject(lead)
  })

  test('is mailed with every value', async () => {
    const [mail] = await readMails(mailDirectory)
    const lines = mail?.text?.split('\n')
    const expected = Object.values(SENT).flatMap(([, line]) => line ?? [])
    expect(lines).toEqual(expect.arrayContaining(expected))
    for (const name of TRACKING_FIELD_NAMES)
      expect(lines).toContainEqual(expect.stringContaining(`: ${lead[name]}`))
  })

  test('is exported with every value', async () => {
    expect(Object.fromEntries(cellsOf(await exported()))).toMatchObject(texts)
  })

  test('is exported for people with every value, as it is mailed', async () => {
    const csv = (await Array.fromAsync(exportCsv(db, {}, () => null))).join('')
    const lines = cellsOf(csv).map((cell) => cell.join(': '))
    const expected = Object.values({ ...SENT, cpv_codes: ['', `BVPŽ kodai: ${SENT.cpv_codes[0]}`] as const })
    expect(lines).toEqual(expect.arrayContaining(expected.flatMap(([, line]) => line ?? [])))
  })

  test('is shown to the operator with every value', async () => {
    const shown = await printed(showCommand, reference, false)
    for (const [name, text] of Object.entries(texts))
      expect(shown).toMatch(new RegExp(`^${name} +${RegExp.escape(text)}$`, 'm'))
  })

  test('leaves no value behind when it is erased', async () => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...LEAD_FIELD_NAMES, ...TRACKING_FIELD_NAMES]))
    expect(findTraces(uniqueTexts, await dumpEverything())).not.toEqual([])

    expect(await eraseLeads(deps, { reference })).toMatchObject({ leads: 1, mailFiles: 1 })

    expect(findTraces(uniqueTexts, await dumpEverything())).toEqual([])
    expect((await exported()).trim().split('\r\n')).toHaveLength(1)
  })
})

function cellsOf(csv: string): [heading: string, cell: string][] {
  const [headings = [], cells = []] = csv
    .split('\r\n')
    .map((line) => line.replace(/[\uFEFF"]/g, '').split(';'))
  return headings.map((heading, i) => [heading, cells[i] ?? ''])
}

async function exported(): Promise<string> {
  return (await Array.fromAsync(exportAllColumns(db, {}))).join('')
}

function leadWithOwnValues(): Lead {
  const form = new URLSearchParams(TRACKING_FIELD_NAMES.map((name) => [name, `${name} reikšmė`]))
  for (const [name, [value]] of Object.entries(SENT)) form.set(name, value)
  const result = parseFullForm(form)
  if (!result.ok) throw new Error(`a value of SENT is refused: ${JSON.stringify(result.errors)}`)
  return result.lead
}

async function printed<Args extends unknown[]>(
  command: (admin: typeof deps & Output, ...args: Args) => Promise<void>,
  ...args: Args
): Promise<string> {
  let text = ''
  const print = async (more: string | Uint8Array) => {
    text += more
  }
  await command({ ...deps, print, info: () => {} }, ...args)
  return text
}

interface Output {
  print: (text: string | Uint8Array) => Promise<void>
  info: (line: string) => void
}

/** Whatever the server keeps of leads: tables, and mails on the disk. */
async function dumpEverything() {
  const { rows } = await db.execute(sql`
    select to_jsonb(leads)::text as content from leads
    union all select to_jsonb(lead_events)::text from lead_events
    union all select to_jsonb(lead_audit)::text from lead_audit`)
  const mails = await readFilesBelow(mailDirectory)
  return [['database', Buffer.from(JSON.stringify(rows))] as const, ...mails]
}
