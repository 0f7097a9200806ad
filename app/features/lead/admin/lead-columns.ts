import type { StoredLead } from '../lead-store.server.ts'
import { displayValue, type FindCpvName } from '../mail/lead-lines.ts'
import type { LastWords, LeadStatus, LostReason } from './lead-marks.server.ts'

export type PeopleCell = string | number | boolean | Date | null

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

export const TIME_WIDTH = 16

type Cell = (lead: StoredLead & LastWords, findCpvName: FindCpvName) => PeopleCell

const labelOf = (name: 'phone' | 'contact_by' | 'referral_source'): Cell => {
  return (lead) => lead[name] && displayValue(name, lead[name])
}

/** What people want in a spreadsheet, with the width of the column there; machines get all columns of the table. */
export const PEOPLE_COLUMNS: readonly (readonly [heading: string, width: number, cell: Cell])[] = [
  ['Gauta', TIME_WIDTH, ({ created_at }) => created_at],
  ['Numeris', 11, ({ reference }) => reference],
  ['Būsena', 20, ({ status }) => STATUS_LABELS[status]],
  ['Kas pažymėjo', 20, ({ status_by }) => status_by],
  ['Kada', TIME_WIDTH, ({ status_at }) => status_at],
  ['Perskambinti', TIME_WIDTH, ({ again_at }) => again_at],
  ['Įmonė', 30, ({ company }) => company],
  ['Įmonės kodas', 14, ({ company_code }) => company_code],
  ['Vardas', 18, ({ name }) => name],
  ['Telefonas', 17, labelOf('phone')],
  ['El. paštas', 28, ({ email }) => email],
  ['Kaip susisiekti', 14, labelOf('contact_by')],
  ['Pageidauja', 24, ({ wants }) => wants.map((want) => displayValue('wants', want)).join(', ')],
  ['Domina pirkimas', 20, ({ tender_reference }) => tender_reference],
  ['Veiklos sritis', 28, ({ industry }) => industry],
  ['BVPŽ kodai', 40, codesWithNames],
  ['Sutinka gauti naujienas', 12, ({ marketing_consent }) => marketing_consent],
  ['Iš kur sužinojo', 20, labelOf('referral_source')],
  ['Šaltinis', 14, leadSource],
  ['Kampanija', 18, ({ utm_campaign }) => utm_campaign],
  ['Raktažodis', 18, ({ utm_term }) => utm_term],
  ['Suma per metus, Eur', 12, ({ amount }) => amount],
  ['Neaktualumo priežastis', 20, ({ reason }) => reason && REASON_LABELS[reason]],
  ['Pastaba', 40, ({ note }) => note],
]

function codesWithNames({ cpv_codes }: StoredLead, findCpvName: FindCpvName): string {
  return cpv_codes.map((code) => `${code} ${findCpvName(code) ?? ''}`.trim()).join('; ')
}
