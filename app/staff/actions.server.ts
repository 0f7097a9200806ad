import { keysOf } from '#app/domain/data/record.ts'
import { AMOUNT_FAULTS, formatCents, parseCents } from '#app/domain/text/money.ts'
import { counted } from '#app/domain/text/plural.ts'
import {
  releaseLead,
  resendLead,
  resendSample,
} from '#app/features/lead/commands/resend-and-release.server.ts'
import {
  type LeadToMark,
  MAX_AMOUNT,
  type Mark,
  markLeads,
  readMarkKind,
} from '#app/features/lead/desk/lead-marks.server.ts'
import { REASON_LABELS, STATUS_LABELS } from '#app/features/lead/export/lead-columns.ts'
import { findLead, type StoredLead } from '#app/features/lead/lead-store.server.ts'
import { companyOf } from '#app/features/lead/mail/lead-lines.ts'
import { eraseLeads } from '#app/features/lead/retention/erase-leads.server.ts'
import { unremovedFilesError } from '#app/features/lead/retention/mail-copies.server.ts'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { OTHER_TIME, readAct, readVersion, writeVersion } from './act.ts'
import type { Desk, Outcome } from './staff-frame.tsx'
import { localTime, promiseText, whenText } from './words.ts'

const BUTTON_LABELS = { ...STATUS_LABELS, taken: 'Imuosi', reopened: STATUS_LABELS.new, note: 'Pastaba' }
type SiteAction = (desk: Desk & { info(): void }, reference: string, by: string) => Promise<void>
const SITE_ACTIONS = new Map<string, readonly [run: SiteAction, sentence: string]>([
  ['released', [releaseLead, 'ne šlamštas, laišką darbuotojams netrukus išsiųsime.']],
  ['sample_released', [releaseLead, 'pavyzdį siuntėjui netrukus išsiųsime.']],
  ['erase', [eraseLead, 'užklausa ištrinta.']],
  ['mail_again', [resendLead, 'laiškas darbuotojams siunčiamas iš naujo.']],
  ['sample_again', [resendSample, 'pavyzdys siuntėjui siunčiamas iš naujo.']],
])

export async function takeAction(desk: Desk, by: string, form: FormData): Promise<Outcome> {
  const { action, about, version, detail } = readAct(form)
  const lead = about === null ? null : await findLead(desk.db, about)
  const refuse = (sentence: string): Outcome => ({ isDone: false, sentence: saidOf(lead, sentence), about })
  if (about !== null && lead === null) return refuse(`${about}: tokios užklausos nebėra.`)
  try {
    const [run, sentence = ''] = SITE_ACTIONS.get(action) ?? []
    if (run !== undefined && about !== null && lead !== null) {
      if (lead.status_version !== version) return { isDone: false, sentence: firstText(lead), about }
      await run({ ...desk, info() {} }, about, by)
      const isSpam = action === 'released' && lead.status === 'spam'
      if (isSpam) await markLeads(desk.db, [{ reference: about }], { kind: 'reopened', by })
      return { isDone: true, sentence: saidOf(lead, sentence), about: action === 'erase' ? null : about }
    }
    const chosen =
      about === null
        ? form.getAll('nr').map((text) => readVersion(String(text)))
        : [{ reference: about, version }]
    const mark = readMark(action, detail, form, `kada-${action}-${about}`)
    if (typeof mark === 'string') return { ...refuse(mark), isRefused: true }
    if (chosen.length === 0) return refuse('Pirma pažymėkite bent vieną užklausą.')
    return await markChosen(desk, chosen, { ...mark, by })
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    if (action === 'erase' && about !== null && (await findLead(desk.db, about)) === null)
      return refuse('Užklausa ištrinta, bet liko jos kopijų: praneškite administratoriui.')
    return refuse('Nieko nepakeista: tai jau padaryta arba užklausos nebėra.')
  }
}

function saidOf(lead: StoredLead | null, sentence: string): string {
  if (lead === null) return sentence
  return `${companyOf(lead)}: ${sentence.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('lt'))}`
}

/** The database takes no NUL. */
function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
    .replaceAll('\0', '')
    .replaceAll('\r\n', '\n')
}

/** The role of the site may not erase where the owner is another one. */
async function eraseLead(desk: Desk, reference: string, by: string): Promise<void> {
  const { DATABASE_OWNER_URL: databaseUrl, DATA_DIR: dataDir, MAIL_DIR: mailDirectory } = desk.env
  const owner = databaseUrl === undefined ? desk : await openExistingDatabase({ databaseUrl, dataDir })
  try {
    const { oddMailFiles } = await eraseLeads({ ...owner, mailDirectory, by }, { reference })
    if (oddMailFiles.length > 0) throw unremovedFilesError(oddMailFiles)
  } finally {
    if (owner !== desk) await owner.close()
  }
}

function readMark(
  action: string,
  detail: string | undefined,
  form: FormData,
  timeField: string,
): Omit<Mark, 'by'> | string {
  const text = (name: string) => textOf(form, name)
  const [kind, note] = [readMarkKind(action), text('pastaba').trim()]
  if (kind === null) return 'Nieko neįrašėme: paspauskite vieną iš mygtukų prie užklausos.'
  if (note.length > 1_000) return 'Pastaba per ilga: telpa 1\u00a0000\u00a0simbolių.'
  if (kind === 'note' && note === '') return 'Įrašykite pastabą.'
  if (kind === 'lost') return { kind, note, reason: keysOf(REASON_LABELS).find((name) => name === detail) }
  if (kind === 'won') {
    if (text('suma').trim() === '') return 'Įrašykite metų sumą.'
    const cents = parseCents(text('suma'))
    if (typeof cents === 'string') return AMOUNT_FAULTS[cents]
    return cents > MAX_AMOUNT * 100 ? 'Suma per didelė.' : { kind, note, amount: cents / 100 }
  }
  if (detail === undefined) return { kind, note }
  const againAt = localTime(detail === OTHER_TIME ? text(timeField) : detail)
  if (againAt === null) return 'Pasirinkite dieną ir valandą, kada perskambinti.'
  if (againAt.getTime() < Date.now()) return 'Šis laikas jau praėjo, pasirinkite vėlesnį.'
  return { kind, note, againAt }
}

async function markChosen({ db }: Desk, leads: readonly LeadToMark[], mark: Mark): Promise<Outcome> {
  const { marked, changed, unknown } = await markLeads(db, leads, mark)
  // Whoever presses a button twice was first.
  const others = changed.filter((lead) => lead.status !== mark.kind || lead.status_by !== mark.by)
  const done = leads.length - others.length - unknown.length
  const [only = null] = leads.length === 1 ? [...marked, ...changed].map(({ reference }) => reference) : []
  const lead = only && (await findLead(db, only))
  const many = counted(done, ['užklausa pažymėta', 'užklausos pažymėtos', 'užklausų pažymėta'])
  const label = BUTTON_LABELS[mark.kind].toLocaleLowerCase('lt')
  const said = lead ? `${companyOf(lead)}: ${doneText(mark, lead)}` : `${many} kaip ${label}`
  const sentences = [
    ...(done > 0 ? [`${said}.`] : []),
    ...others.map(firstText),
    ...(unknown.length > 0 ? [`${unknown.join(', ')}: tokios užklausos nebėra.`] : []),
  ]
  const isDone = done === leads.length
  return {
    isDone,
    sentence: sentences.join(' '),
    about: others[0]?.reference ?? only,
    undo: undoOf(marked, mark),
  }
}

/** A lead that was new may be new again, as long as nobody has marked it since; the history keeps both. */
function undoOf(marked: readonly StoredLead[], { kind }: Mark): string {
  if (kind === 'note' || kind === 'reopened' || marked.some(({ status }) => status !== 'new')) return ''
  return marked.map((lead) => writeVersion({ ...lead, status_version: lead.status_version + 1 })).join()
}

function doneText({ kind, againAt, amount, reason }: Mark, { mail_state }: StoredLead): string {
  if (kind === 'note') return 'pastaba įrašyta'
  const label = kind === 'reopened' && mail_state === 'quarantined' ? 'Sulaikyta' : BUTTON_LABELS[kind]
  if (reason) return `„${label}: ${REASON_LABELS[reason].toLocaleLowerCase('lt')}“`
  if (amount) return `„${label}, ${formatCents(amount * 100)} per metus“`
  if (againAt === undefined) return `„${label}“`
  const promise = `perskambinti ${promiseText(againAt)}`
  return kind === 'reached' ? `„Prašė ${promise}“` : `„${label}“, ${promise}`
}

function firstText({ status, status_by, status_at, ...lead }: StoredLead): string {
  const when = status_at === null ? '' : `, ${whenText(status_at)}`
  return `${companyOf(lead)}: jau pažymėjo ${status_by} („${BUTTON_LABELS[status]}“${when}), todėl Jūsų žymos neįrašėme.`
}
