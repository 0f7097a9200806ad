import type { Email } from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { CAMPAIGN_FIELDS } from '#app/features/lead/form/campaign.ts'
import { TRACKING_FIELD_NAMES } from '#app/features/lead/tracking-fields.ts'
import { countUndelivered, METRICS_TOKEN } from '../faults/support/server-metrics.ts'
import { createTestStorage } from '../faults/support/test-storage.ts'
import { query } from '../specification/database.ts'
import { errorsIn } from '../support/errors-in-log.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { MAIL_HEADERS } from '../support/mails.ts'
import { notEmpty } from '../support/not-empty.ts'
import { startServer } from '../support/site-server.ts'
import { HOSTILE_TEXTS } from './corpus/texts.ts'
import { createTally } from './support/attack-tally.ts'
import { type AdminOutput, printInAdmin } from './support/lead-admin.ts'

const MAIL_ENV = { MAIL_FROM: 'svetaine@example.lt', MAIL_TO: 'info@example.lt' }
/** Maximal lengths of the form's fields. */
const LIMITS = { company: 200, name: 100, industry: 300, referral_source: 100 }
/** Lines of a mail before those of the campaign, by subject: with a reply address (`replyable`), and without. */
const LINES_OF_A_MAIL = [
  { subject: /^(?:Skambinti|Pasiūlymas): .+ \([\dA-Z]{4}-[\dA-Z]{4}\)$/u, replyable: 15, other: 18 },
  {
    subject: /^Galimas šlamštas: (?:Skambinti|Pasiūlymas): .+ \([\dA-Z]{4}-[\dA-Z]{4}\)$/u,
    replyable: 17,
    other: 18,
  },
]
/** Stands below a telephone that cannot exist. */
const PHONE_DOUBT = /^Toks telefono numeris neegzistuoja: .+\n/mu
const CAMPAIGN_HEADING = '\n\nKampanijos duomenys:\n'
const CAMPAIGN_LINE = /^(?:[\p{L} ]+ \(utm_[a-z]+\)|Formos puslapis): ./u
/** Terminal control characters and marks that reverse the direction of text. */
const TERMINAL_CONTROL = /[^\P{C}\n]/u
const FORMULA = /^\s*[=+\-@＝＋－＠]/

describe('hostile words in a lead', () => {
  test('are stored and mailed as words, and are harmless at the operator’s terminal', async () => {
    const tally = createTally()
    const attack = 'lead'
    const storage = await createTestStorage('postgres')
    const server = await startServer({
      dataDir: storage.dataDir,
      env: { ...storage.env, ...MAIL_ENV, METRICS_TOKEN, LOG_LEVEL: 'warn' },
    })
    const forms = Object.values(HOSTILE_TEXTS).flat().flatMap(formsWith)
    const references = new Set<string>()
    for (const [i, body] of forms.entries()) {
      // Leads beyond the limits would share a mail.
      if (i % 30 === 0)
        await query({ databaseUrl: storage.env.DATABASE_URL ?? '' }, 'delete from rate_limits')
      const response = await fetch(`${server.url}/api/leads`, { method: 'POST', body })
      const { status } = response
      const { reference } = await response.json()
      if (reference) references.add(reference)
      tally.noteVerdict(attack, `${status}: ${body}`, status >= 500 ? 'server error' : null)
    }
    expect(references.size).toBeGreaterThan(forms.length / 2)
    await expect.poll(() => countUndelivered(server)).toBe(0)
    const errors = errorsIn(server.logs())
    await server.stop()
    const location = { dataDir: storage.dataDir, databaseUrl: storage.env.DATABASE_URL }
    const output = await printInAdmin(location)
    const mails = await server.mails()
    await storage.remove()

    expect(errors).toEqual([])
    expect(new Set(output.leads.map(({ reference }) => reference))).toEqual(references)
    for (const mail of notEmpty(mails))
      tally.noteVerdict(`mail of a ${attack}`, mail.text ?? '', assertHarmlessMail(mail))
    for (const text of notEmpty(textsForTheTerminal(output))) {
      tally.noteVerdict(`terminal, ${attack}`, text, TERMINAL_CONTROL.test(text) ? 'let in' : null)
    }
    for (const cell of notEmpty(cellsOf(output.csv))) {
      tally.noteVerdict(`spreadsheet, ${attack}`, cell, FORMULA.test(cell) ? 'let in' : null)
    }
    expect(tally.faults).toEqual([])
  })
})

/** Leads with the text in every field that it fits into. */
function formsWith(text: string): URLSearchParams[] {
  const fits = (field: keyof typeof LIMITS) => text.slice(0, LIMITS[field])
  const campaign = Object.fromEntries([...CAMPAIGN_FIELDS, 'landing_page'].map((field) => [field, text]))
  return [
    validLeadForm({
      ...campaign,
      company: fits('company'),
      name: fits('name'),
      industry: fits('industry'),
      referral_source: fits('referral_source'),
    }),
    validLeadForm({ company_code: `${text}12345`.slice(-20), email: `${text}@imone.lt` }),
    validLeadForm({ phone: `${text} 861234567`.slice(-40), email: `a@${text}` }),
    validLeadForm({ phone: `${text} 861234567`.slice(-40), name: fits('name') }),
  ]
}

function assertHarmlessMail(mail: Email): 'let in' | null {
  const headers = MAIL_HEADERS.filter((key) => key !== 'reply-to' || mail.replyTo !== undefined)
  const expected = LINES_OF_A_MAIL.find(({ subject }) => subject.test(mail.subject ?? ''))
  const [request = '', campaign, ...others] = (mail.text ?? '').trimEnd().split(CAMPAIGN_HEADING)
  const campaignLines = campaign?.split('\n') ?? []
  const isExpected =
    String(mail.headers.map(({ key }) => key).toSorted()) === String(headers) &&
    mail.from?.address === MAIL_ENV.MAIL_FROM &&
    mail.to?.length === 1 &&
    mail.to[0]?.address === MAIL_ENV.MAIL_TO &&
    (mail.replyTo === undefined || mail.replyTo.length === 1) &&
    mail.html === undefined &&
    mail.attachments.length === 0 &&
    request.replace(PHONE_DOUBT, '').split('\n').length ===
      expected?.[mail.replyTo === undefined ? 'other' : 'replyable'] &&
    campaignLines.every((line) => CAMPAIGN_LINE.test(line)) &&
    campaignLines.length <= TRACKING_FIELD_NAMES.length &&
    others.length === 0
  return isExpected ? null : 'let in'
}

function textsForTheTerminal({ list, stats, shown }: AdminOutput): string[] {
  return [...list.split('\n'), ...stats.split('\n'), ...shown]
}

/** Cells as a spreadsheet splits them. */
function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^";\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
