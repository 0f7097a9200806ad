import { keysOf } from '#app/domain/data/record.ts'
import type { LeadFilter, LeadView } from '#app/features/lead/desk/lead-list.server.ts'
import { STATUS_LABELS } from '#app/features/lead/export/lead-columns.ts'
import { LEAD_FIELDS } from '#app/features/lead/lead-fields.ts'
import { localTime } from './words.ts'

export const TABS: readonly (readonly [name: string, view: LeadView, label: string])[] = [
  ['nauji', 'new', 'Naujos'],
  ['perskambinti', 'again', 'Perskambinti'],
  ['mano', 'mine', 'Mano'],
  ['sulaikyti', 'held', 'Sulaikytos'],
  ['visi', 'all', 'Visos'],
]
const PARAMS = ['rodyti', 'q', 'busena', 'kas', 'noriu', 'kampanija', 'nuo', 'iki'] as const
const CURSOR = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:~(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z))?$/

export const LEAD_PATH = '/uzklausa/'
export const MONTH_PATH = '/menuo'

export type ListFilter = LeadFilter & { view: LeadView }

export function readFilter(params: URLSearchParams, by: string): ListFilter {
  const text = (name: (typeof PARAMS)[number]) =>
    params.get(name)?.replaceAll('\0', '').trim().slice(0, 200) || undefined
  return {
    view: TABS.find(([name]) => name === text('rodyti'))?.[1] ?? 'new',
    by,
    search: text('q'),
    wants: LEAD_FIELDS.wants.options.find(({ value }) => value === text('noriu'))?.value,
    campaign: text('kampanija'),
    status: keysOf(STATUS_LABELS).find((status) => status === text('busena')),
    markedBy: text('kas'),
    since: localTime(`${text('nuo')}T00:00`) ?? undefined,
    until: localTime(`${text('iki')}T00:00`, 1) ?? undefined,
  }
}

export function readCursor(params: URLSearchParams, view: LeadView): string | undefined {
  const [cursor, againAt = ''] = CURSOR.exec(params.get('po') ?? '') ?? []
  return view === 'again' && Number.isNaN(Date.parse(againAt)) ? undefined : cursor
}

/** A list with its search and filters; also what a page within it has in its address. */
export function listAddress(
  params: URLSearchParams,
  changes: Record<string, string> = {},
  path = '/',
): string {
  const query = new URLSearchParams()
  const all = { ...Object.fromEntries(PARAMS.map((name) => [name, params.get(name)])), ...changes }
  for (const [name, value] of Object.entries(all)) if (value) query.set(name, value)
  return `${path}?${query}`.replace(/\?$/, '')
}

export function leadAddress(reference: string, params: URLSearchParams): string {
  return listAddress(params, {}, `${LEAD_PATH}${reference}`)
}
