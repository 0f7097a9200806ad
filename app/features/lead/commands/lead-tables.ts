import { oneLine, tableCell, textTable } from '#app/domain/text/text-table.ts'
import type { LeadEvent } from '../desk/lead-marks.server.ts'
import { time } from '../export/lead-columns.ts'
import { isSpecific } from '../is-hot.ts'
import type { StoredLead } from '../lead-store.server.ts'

type Column = readonly [heading: string, cell: (lead: StoredLead) => string, maxLength?: number]

const LISTING: readonly Column[] = [
  ['REFERENCE', ({ reference }) => reference],
  ['RECEIVED', ({ created_at }) => time.format(created_at)],
  ['KIND', ({ kind }) => kind],
  [
    'MAIL',
    ({ mail_state, quarantine_reason }) =>
      mail_state === 'quarantined' ? `quarantined: ${quarantine_reason}` : mail_state,
    60,
  ],
  ['STATUS', ({ status }) => status],
  ['WANTS', wishes],
  ['SAMPLE', ({ sample_state }) => sample_state ?? '–'],
  ['COMPANY', ({ company }) => company],
  ['NAME', ({ name }) => name],
  ['E-MAIL', ({ email }) => email],
  ['PHONE', ({ phone }) => phone],
]

function wishes(lead: StoredLead): string {
  const { wants, contact_by, tender_reference } = lead
  const call = contact_by === 'phone' ? ['call'] : []
  const tender = isSpecific(lead) ? [`tender ${tender_reference}`.trim()] : []
  return [...call, ...tender, ...wants].join(', ')
}

export const LISTING_HEAD = LISTING.map(([heading]) => heading)

export function listingRow(lead: StoredLead): string[] {
  return LISTING.map(([, cell, maxLength]) => tableCell(cell(lead), maxLength))
}

/** All columns of its row that say something; what they mean stands in `db/schema/leads.ts`. */
export function leadDetails(lead: StoredLead): string {
  const texts = Object.entries(lead).map(([name, value]) => [
    name,
    oneLine(value instanceof Date ? time.format(value) : String(value ?? '')),
  ])
  return textTable(texts.filter(([, text]) => text !== ''))
}

export function historyTable(history: readonly LeadEvent[]): string {
  return textTable(
    history.map(({ at, kind, by, note, again_at, amount, reason }) => {
      const details = [reason, amount, again_at && `again ${time.format(again_at)}`, note]
      return [time.format(at), kind, by, details.filter(Boolean).join(', ')].map(oneLine)
    }),
  )
}
