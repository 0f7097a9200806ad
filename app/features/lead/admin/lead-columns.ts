import type { StoredLead } from '../lead-store.server.ts'
import { displayValue, type FindCpvName } from '../mail/lead-lines.ts'
import type { LeadStatus, LostReason } from './lead-marks.server.ts'

export type PeopleCell = string | number | boolean | Date | null

export const STATUS_LABELS: Readonly<Record<LeadStatus, string>> = {
  new: 'Nauja',
  taken: 'Imtasi',
  reached: 'Atsiliepė',
  no_answer: 'Neatsiliepė',
  offered: 'Pasiūlymas išsiųstas',
  won: 'Laimėta',
  lost: 'Neaktualu',
  spam: 'Šlamštas',
}

export const REASON_LABELS: Readonly<Record<LostReason, string>> = {
  other_field: 'ne mūsų sritis',
  price: 'per brangu',
  has_one: 'jau turi',
  unreachable: 'nepasiekiamas',
  other: 'kita',
}

const GOOGLE_CLICK = /[?&](?:gclid|gbraid|wbraid)=[^&#]/
const PAID = /^(?:cpc|ppc|paid)$/i

/** The same as `lead_source` of the database, of which sums are made. */
export function leadSource({
  utm_source,
  utm_medium,
  landing_page,
}: Pick<StoredLead, 'utm_source' | 'utm_medium' | 'landing_page'>): string {
  const isPaidByGoogle = utm_source.toLowerCase() === 'google' && PAID.test(utm_medium)
  return GOOGLE_CLICK.test(landing_page) || isPaidByGoogle ? 'Google Ads' : utm_source
}

interface PeopleColumn {
  heading: string
  /** In characters, for spreadsheets. */
  width: number
  cell: (lead: StoredLead, findCpvName: FindCpvName) => PeopleCell
}

/** What people want in a spreadsheet; machines get all columns of the table. */
export const PEOPLE_COLUMNS: readonly PeopleColumn[] = [
  { heading: 'Gauta', width: 16, cell: ({ created_at }) => created_at },
  { heading: 'Numeris', width: 11, cell: ({ reference }) => reference },
  { heading: 'Būsena', width: 20, cell: ({ status }) => STATUS_LABELS[status] },
  { heading: 'Perskambinti', width: 16, cell: ({ again_at }) => again_at },
  { heading: 'Įmonė', width: 30, cell: ({ company }) => company },
  { heading: 'Įmonės kodas', width: 14, cell: ({ company_code }) => company_code },
  { heading: 'Vardas', width: 18, cell: ({ name }) => name },
  fieldColumn('phone', 'Telefonas', 17),
  { heading: 'El. paštas', width: 28, cell: ({ email }) => email },
  fieldColumn('contact_by', 'Kaip susisiekti', 14),
  {
    heading: 'Pageidauja',
    width: 24,
    cell: ({ wants }) => wants.map((want) => displayValue('wants', want)).join(', '),
  },
  { heading: 'Domina pirkimas', width: 20, cell: ({ tender_reference }) => tender_reference },
  { heading: 'Veiklos sritis', width: 28, cell: ({ industry }) => industry },
  {
    heading: 'BVPŽ kodai',
    width: 40,
    cell: ({ cpv_codes }, findCpvName) =>
      cpv_codes.map((code) => `${code} ${findCpvName(code) ?? ''}`.trim()).join('; '),
  },
  { heading: 'Sutinka gauti naujienas', width: 12, cell: ({ marketing_consent }) => marketing_consent },
  fieldColumn('referral_source', 'Iš kur sužinojo', 20),
  { heading: 'Šaltinis', width: 14, cell: leadSource },
  { heading: 'Kampanija', width: 18, cell: ({ utm_campaign }) => utm_campaign },
  { heading: 'Paieškos žodis', width: 18, cell: ({ utm_term }) => utm_term },
  { heading: 'Suma per metus, Eur', width: 12, cell: ({ amount }) => amount },
]

function fieldColumn(
  name: 'phone' | 'contact_by' | 'referral_source',
  heading: string,
  width: number,
): PeopleColumn {
  return { heading, width, cell: (lead) => lead[name] && displayValue(name, lead[name]) }
}
