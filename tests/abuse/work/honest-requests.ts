import { readGoldSet } from '../../../bench/search-quality/gold-set.ts'
import { readCatalogue } from '../../support/cpv-catalogue.ts'
import { validLeadForm } from '../../support/lead-forms.ts'
import type { HttpRequest } from '../support/http-client.ts'

const QUERIES = readGoldSet('tuning').map(({ query }) => encodeURIComponent(query))
const TITLE =
  'Mokyklos pastato atnaujinimo (modernizavimo) darbai, stogo dangos keitimas ir fasado šiltinimas'
const A_SPECIFICATION = 'Perkančioji organizacija perka valymo paslaugas ir priemones pagal poreikį. '
const codes = (count: number) =>
  readCatalogue()
    .tree.entries.filter((_, position) => position % 31 === 0)
    .slice(0, count)
    .map(({ code }) => code)
    .join()

/** Requests as people make them, the costly ones among them: many codes, a long text pasted into a field. */
export const HONEST_FORMS: readonly HttpRequest[] = ['/uzklausa', '/api/leads'].flatMap((target) =>
  [{ cpv_codes: codes(300) }, { industry: A_SPECIFICATION.repeat(400) }].flatMap((changes) => [
    form(target, validLeadForm({ ...changes, privacy_consent: undefined })),
  ]),
)

export const HONEST_SEARCHES: readonly HttpRequest[] = [
  ...QUERIES.slice(0, 8),
  encodeURIComponent(TITLE),
].flatMap((query) => [
  { target: `/api/cpv?q=${query}` },
  { target: `/api/cpv/view?q=${query}&rodyti=100` },
  { target: `/bvpz-kodai?q=${query}&rodyti=100` },
])

export const HONEST_LETTERS: readonly HttpRequest[] = ['/laiskas', '/api/letter', '/'].flatMap((path) => [
  ...QUERIES.slice(8, 12).map((query) => ({ target: `${path}?zodziai=${query}` })),
  { target: `${path}?kodai=${codes(100)}` },
  { target: `${path}?kodai=${codes(100)}&prideti=${QUERIES.slice(12, 17).join()}` },
])

export const HONEST_PAGES: readonly HttpRequest[] = [
  `/?kodai=${codes(300)}`,
  `/bvpz-kodai?kodai=${codes(300)}`,
  `/api/cpv/basket?kodai=${codes(300)}`,
  '/bvpz-kodai/45000000-7',
  '/pirkejas/vilniaus-miesto-savivaldybe',
  `/verte?istatymas=kita&objektas=prekes&dalys=${encodeURIComponent('90000; '.repeat(20))}`,
  '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-11',
  '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
].map((target) => ({ target }))

function form(target: string, body: URLSearchParams): HttpRequest {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', target, headers, body: String(body) }
}
