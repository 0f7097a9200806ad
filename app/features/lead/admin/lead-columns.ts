import { TIME_ZONE } from '#config/time-zone.ts'
import type { LeadField } from '../lead-fields.ts'
import type { StoredLead } from '../lead-store.server.ts'
import { codeTexts, type FindCpvName, fieldLabel, STAFF_FIELDS, valueText } from '../mail/lead-lines.ts'
import type { LastWords, LeadStatus, LostReason } from './lead-marks.server.ts'

export type PeopleCell = string | number | Date | null

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  new: 'Nauja',
  taken: 'Paimta',
  reached: 'Atsiliepė',
  no_answer: 'Neatsiliepė',
  offered: 'Pasiūlymas išsiųstas',
  won: 'Laimėta',
  lost: 'Neaktualu',
  spam: 'Šlamštas',
}

export const REASON_LABELS: Readonly<Record<LostReason, string>> = {
  other_field: 'Ne mūsų sritis',
  price: 'Per brangu',
  has_one: 'Jau turi tiekėją',
  unreachable: 'Nepasiekiamas',
  other: 'Kita priežastis',
}

const GOOGLE_CLICK = /[?&](?:gclid|gbraid|wbraid)=[^&#]/
const PAID = /^(?:cpc|ppc|paid)$/i

/** The same as `lead_source` of the database, of which sums are made. */
export function leadSource(lead: Pick<StoredLead, 'utm_source' | 'utm_medium' | 'landing_page'>): string {
  const { utm_source, utm_medium, landing_page } = lead
  const isPaidByGoogle = /^google$/i.test(utm_source) && PAID.test(utm_medium)
  return GOOGLE_CLICK.test(landing_page) || isPaidByGoogle ? 'Google Ads' : utm_source
}

/** It gives „2026-11-22 09:05“, in Vilnius. */
export const time = new Intl.DateTimeFormat('lt-LT', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

export const TIME_WIDTH = 16

type Cell = (lead: StoredLead & LastWords, findCpvName: FindCpvName) => PeopleCell
type Column = readonly [heading: string, width: number, cell: Cell]

/** What people want in a spreadsheet, with the width of the column there; machines get all columns of the table. */
export const PEOPLE_COLUMNS: readonly Column[] = [
  ['Gauta', TIME_WIDTH, ({ created_at }) => created_at],
  ['Numeris', 11, ({ reference }) => reference],
  ['Būsena', 20, ({ status }) => STATUS_LABELS[status]],
  ['Kas pažymėjo', 20, ({ status_by }) => status_by],
  ['Kada', TIME_WIDTH, ({ status_at }) => status_at],
  ['Perskambinti', TIME_WIDTH, ({ again_at }) => again_at],
  ...STAFF_FIELDS.flatMap(fieldColumns),
  ['BVPŽ kodai', 40, (lead, findCpvName) => codeTexts(lead, findCpvName).join('; ')],
  ['Šaltinis', 14, leadSource],
  ['Kampanija', 18, ({ utm_campaign }) => utm_campaign],
  ['Raktažodis', 18, ({ utm_term }) => utm_term],
  ['Suma per metus, Eur', 12, ({ amount }) => amount],
  ['Neaktualumo priežastis', 20, ({ reason }) => reason && REASON_LABELS[reason]],
  ['Pastaba', 40, ({ note }) => note],
]

function fieldColumns(name: LeadField): Column[] {
  const heading = fieldLabel(name)
  return heading === null
    ? []
    : [[heading, 24, (lead) => (lead[name] === '' ? '' : valueText(name, lead[name]))]]
}
