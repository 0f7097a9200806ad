import * as v from 'valibot'
import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import { allowedUrl } from '../notice-hosts.ts'
import { MAX_CODES, MAX_NAME_LENGTH, MAX_TITLE_LENGTH, type RawNotice } from '../raw-notice.ts'
import { type CheckedRow, checkRow } from './checked-row.ts'
import { plainText } from './plain-text.ts'
import { readDay, readDeadline } from './source-dates.ts'

const regionaiRow = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be a short id')),
  title: v.string(),
  buyer: v.string(),
  published: v.string(),
  deadline: v.nullish(v.string()),
  cpv: v.array(v.string()),
})

export function readRegionaiRow(row: unknown, name: string): CheckedRow {
  return checkRow(regionaiRow, toNotice, row, name)
}

function toNotice(row: v.InferOutput<typeof regionaiRow>): RawNotice | string {
  const publishedOn = readDay(row.published)
  if (publishedOn === null) return 'published: must be a day that exists'
  const codes = [...new Set(row.cpv.flatMap((code) => parseCpvCode(code) ?? []))].slice(0, MAX_CODES)
  if (codes.length === 0) return 'cpv: must hold at least one CPV code'
  return {
    source: 'regionai',
    sourceId: row.id,
    kind: 'tender',
    title: plainText(row.title, MAX_TITLE_LENGTH),
    buyerName: plainText(row.buyer, MAX_NAME_LENGTH),
    buyerCode: null,
    publishedOn,
    deadlineAt: readDeadline(row.deadline, publishedOn),
    plannedQuarter: null,
    concludedOn: null,
    winner: null,
    value: null,
    currency: null,
    placeCode: null,
    status: 'published',
    url: allowedUrl('regionai', `https://regionai.example/skelbimai/${row.id}`),
    codes: codes.map((code, i) => ({ code, isMain: i === 0 })),
    tedPublicationNumber: null,
  }
}
