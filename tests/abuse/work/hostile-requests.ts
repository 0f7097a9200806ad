import fc from 'fast-check'
import { LEAD_FIELD_NAMES } from '#app/features/lead/lead-fields.ts'
import { TRACKING_FIELD_NAMES } from '#app/features/lead/tracking-fields.ts'
import type { HttpRequest } from '../support/http-client.ts'
import { hostileText } from './hostile-texts.ts'

/** As much as the site accepts, or a little more. */
const FORM_BYTES = 64_000
/** nginx refuses longer ones. */
const ADDRESS_BYTES = 7_500
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Requests of one kind, made to be costly; `what` tells them apart in a report. */
export type HostileRequests = fc.Arbitrary<HttpRequest & { what: string }>

const FIELDS = [...LEAD_FIELD_NAMES, ...TRACKING_FIELD_NAMES]
const size = (max: number) => fc.constantFrom(max, max, Math.ceil(max / 5), 200)

const field = fc.record({
  name: fc.constantFrom(...FIELDS),
  copies: fc.constantFrom(1, 1, 1, 20, 190),
  text: size(FORM_BYTES).chain(hostileText),
})

/** The text is divided among the copies. */
function pairsOf({ name, copies, text }: { name: string; copies: number; text: string }): [string, string][] {
  return Array.from({ length: copies }, () => [name, text.slice(0, text.length / copies)])
}

const urlEncodedForm = field.map((filled) => {
  const what = `${filled.copies} × ${filled.name}`
  const pairs = pairsOf(filled).map(([name, text]) => `${name}=${encoded(text, FORM_BYTES / filled.copies)}`)
  return { what, type: FORM_TYPE, body: pairs.join('&') }
})

const multipartForm = fc
  .record({
    filled: field,
    boundary: fc.constantFrom(1, 40, 70, 90, 4_000).map((length) => 'b'.repeat(length)),
    almost: fc.boolean(),
  })
  .map(({ filled, boundary, almost }) => {
    const what = `${filled.copies} × ${filled.name}, boundary of ${boundary.length}${almost ? ', almost again and again' : ''}`
    const again = `--${boundary.slice(1)}x`
    const parts = pairsOf(filled).map(([name, text]) => {
      const content = almost ? again.repeat(FORM_BYTES / again.length / filled.copies) : text
      const fitting = cut(content, (part) => part, FORM_BYTES / filled.copies - 200)
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${fitting}\r\n`
    })
    const type = `multipart/form-data; boundary=${boundary}`
    return { what, type, body: `${parts.join('')}--${boundary}--\r\n` }
  })

export const hostileForms: HostileRequests = fc
  .record({
    target: fc.constantFrom('/uzklausa', '/api/leads'),
    form: fc.oneof(urlEncodedForm, multipartForm),
    chunks: fc.constantFrom(1, 1, 1, 900, 3_000),
  })
  .map(({ target, form: { what, type, body }, chunks }) => ({
    what: `${target}: ${what}, ${chunks} chunks`,
    method: 'POST',
    target,
    headers: { 'Content-Type': type },
    body: chunks === 1 ? body : inChunks(body, chunks),
  }))

export const hostileSearches: HostileRequests = fc
  .record({
    path: fc.constantFrom('/api/cpv?q=', '/api/cpv/view?rodyti=100&q=', '/bvpz-kodai?rodyti=100&q='),
    text: fc.constantFrom(60, 200, 200, 3_000).chain(hostileText),
  })
  .map(({ path, text }) => address(path, text))

const codes = fc.oneof(
  fc.array(fc.integer({ min: 3, max: 98 }), { minLength: 1, maxLength: 100 }).map((divisions) => {
    return divisions.map((division) => `${String(division).padStart(2, '0')}000000`).join()
  }),
  fc
    .array(fc.integer({ min: 3_000_000, max: 98_999_999 }), { maxLength: 100 })
    .map((numbers) => numbers.map((number) => String(number).padStart(8, '0')).join()),
  fc.constant(''),
)

export const hostileLetters: HostileRequests = fc
  .record({
    path: fc.constantFrom('/laiskas', '/api/letter', '/'),
    codes,
    name: fc.constantFrom('zodziai', 'prideti'),
    text: fc.constantFrom(60, 200, 1_000, 5_000).chain(hostileText),
  })
  .map(({ path, codes, name, text }) => address(`${path}?kodai=${codes}&${name}=`, text))

const PATHS = [
  '/?kodai=',
  '/bvpz-kodai?kodai=',
  '/bvpz-kodai/',
  '/api/cpv/basket?kodai=',
  '/api/cpv?parent=',
  '/uzklausa?kodai=',
  '/aciu?nr=',
  '/pirkejas/',
  '/verte?istatymas=kita&objektas=prekes&dalys=',
  '/terminai?klausimas=',
  '/perskaiciavimas?kaina=',
  '/blog/',
  '/assets/',
  '/?utm_source=',
  '/',
]

export const hostilePages: HostileRequests = fc
  .record({ path: fc.constantFrom(...PATHS), text: fc.constantFrom(100, 1_000, 7_000).chain(hostileText) })
  .map(({ path, text }) => address(path, text))

function address(path: string, text: string) {
  const target = path + encoded(text, ADDRESS_BYTES - path.length)
  return { what: target.slice(0, 300), target }
}

function encoded(text: string, maxBytes: number): string {
  const encode = (part: string) => encodeURIComponent(part.toWellFormed())
  return encode(cut(text, encode, maxBytes))
}

/** As much of the text as fits after encoding. */
function cut(text: string, encode: (part: string) => string, maxBytes: number): string {
  const bytes = Buffer.byteLength(encode(text))
  return bytes <= maxBytes
    ? text
    : text.slice(0, Math.max(0, Math.floor((text.length * maxBytes) / bytes) - 9))
}

function inChunks(body: string, count: number): string[] {
  const length = Math.ceil(body.length / count)
  return Array.from({ length: Math.ceil(body.length / length) }, (_, i) =>
    body.slice(i * length, (i + 1) * length),
  )
}
