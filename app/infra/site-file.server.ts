import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { SiteFacts } from '#config/site.ts'
import { OperatorError } from './operator-error.server.ts'

const MAX_SHOWN = 60

const text = (maxLength = 200) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check((value) => /^\P{Cc}*$/u.test(value), 'must stand on one line'),
  )
const phone = v.pipe(
  text(),
  v.regex(/^\+[1-9](?: ?\d){6,14}$/, 'must be a telephone number such as "+370 600 00000"'),
)
const email = v.pipe(text(), v.email('must be an e-mail address'))
const url = v.pipe(
  text(500),
  v.url('must be an address such as "https://example.lt/"'),
  v.regex(/^https?:\/\//i, 'must begin with https://'),
)
const time = v.pipe(text(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"'))
const day = v.pipe(
  text(),
  v.isoDate('must be a day such as "2026-12-28"'),
  v.check(isCalendarDay, 'is no day of the calendar'),
)
const photo = v.nullable(
  v.pipe(text(), v.regex(/^\/[^/]/, 'must be a path of this site such as "/nuotrauka.jpg"')),
)
const number = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}
const flag = v.boolean('must be true or false')

/** All that the operator may say about the firm; what is left out stays as `config/site.ts` has it. */
export const siteFileSchema = group({
  $schema: v.optional(v.string()),
  name: v.optional(text(60)),
  defaultTitle: v.optional(text(100)),
  company: v.optional(text()),
  companyCode: v.optional(
    v.pipe(text(), v.regex(/^\d{7}(?:\d\d)?$/, 'must be a company code of 7 or 9 digits, in quotes')),
  ),
  address: v.optional(text()),
  phone: v.optional(phone),
  email: v.optional(email),
  officeHours: v.optional(
    v.pipe(
      group({ opens: time, closes: time, closedOn: v.optional(list(day)) }),
      v.check(({ opens, closes }) => opens < closes, 'must open before it closes'),
    ),
  ),
  answeredSameDayUntil: v.optional(v.nullable(time)),
  signInUrl: v.optional(url),
  procurementPortalUrl: v.optional(url),
  partners: v.optional(
    list(
      group({
        name: text(),
        role: text(),
        email,
        phones: list(phone),
        website: group({ label: text(), url }),
        photo: v.optional(photo, null),
      }),
    ),
  ),
  countryLinks: v.optional(list(group({ label: text(), url }))),
  leadForm: v.optional(
    group({ isPhoneRequired: v.optional(flag), isReferralSourceRequired: v.optional(flag) }),
  ),
  evidence: v.optional(
    group({
      sourcesRead: v.optional(list(text())),
      noticesReadYearly: v.optional(v.nullable(number(1, 10_000_000))),
      letterHour: v.optional(
        v.nullable(v.pipe(text(), v.regex(/^(?:\d|1\d|2[0-3]):[0-5]\d$/, 'must be an hour such as "7:30"'))),
      ),
      priceLine: v.optional(
        v.nullable(v.pipe(text(), v.regex(/[.!]$/, 'must be a sentence that ends with a stop'))),
      ),
      testimonial: v.optional(v.nullable(group({ text: text(600), author: text() }))),
      consultant: v.optional(v.nullable(group({ name: text(), photo: v.optional(photo, null) }))),
    }),
  ),
  leadRetentionMonths: v.optional(number(1, 120)),
  reviewer: v.optional(v.nullable(group({ name: text(), role: text() }))),
})

function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).filter((name) => name !== '$schema')
  return v.strictObject(entries, ({ expected, received }) => {
    if (expected === 'never') return `is not known; known here: ${known.join(', ')}`
    return received === 'undefined' ? 'is missing' : 'must be a group in { }'
  })
}

function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item, 'must be a list in [ ]'), v.maxLength(50, 'must have at most 50 entries'))
}

function isCalendarDay(value: string): boolean {
  return !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)
}

/**
 * The firm's facts of the file that SITE_FILE names, or of `site.json` in the data directory when there is one; null
 * without a file. Throws an OperatorError with one sentence for each fault.
 */
export function readSiteFile(named: string | undefined, dataDir: string): SiteFacts | null {
  const path = named ?? join(dataDir, 'site.json')
  if (named === undefined && !existsSync(path)) return null
  const result = v.safeParse(siteFileSchema, parseJson(path, readText(path)), { abortPipeEarly: true })
  if (result.success) return result.output
  throw new OperatorError(result.issues.map((issue) => `${path}: ${sentenceOf(issue)}`).join('\n'))
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new OperatorError(
      `The file of the site's facts cannot be read: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

function parseJson(path: string, content: string): unknown {
  try {
    const facts: unknown = JSON.parse(content)
    // To the schema a list is a group without names.
    return Array.isArray(facts) ? null : facts
  } catch (error) {
    throw new OperatorError(`${path} is no JSON: ${error instanceof Error ? error.message : error}.`)
  }
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { message, input } = issue
  const where = v.getDotPath(issue) ?? 'The file'
  if (input === undefined || /^is (?:not known|missing)/.test(message)) return `${where} ${message}.`
  const shown = JSON.stringify(input)
  return `${where} ${message} (it is ${shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown}).`
}
