import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { configureSite, type SiteFacts, site } from '#config/site.ts'
import { OperatorError } from './operator-error.server.ts'

const MAX_SHOWN = 60

const text = (maxLength = 200) =>
  v.pipe(
    v.string('must be a text in quotes'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check((value) => /^\P{Cc}*$/u.test(value), 'must stand on one line'),
  )
const optionalText = v.optional(v.nullable(text()), null)
const phone = v.pipe(
  text(),
  v.regex(
    /^(?!\+370 ?[08](?: ?\d){8}$)\+[1-9](?: ?\d){6,14}$/,
    'must be a telephone number such as "+370 600 00000", without the 8 or 0 of calls within the country',
  ),
)
const email = v.pipe(text(), v.email('must be an e-mail address'))
const url = v.pipe(
  text(500),
  v.url('must be an address such as "https://example.lt/"'),
  v.regex(/^https:\/\//i, 'must begin with https://'),
)
const time = v.pipe(text(), v.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'must be a time such as "9:00"'))
const paddedTime = v.pipe(
  time,
  v.transform((value) => value.padStart(5, '0')),
)
const day = v.pipe(
  text(),
  v.isoDate('must be a day such as "2026-12-28"'),
  v.check(isCalendarDay, 'is no day of the calendar'),
)
const photo = v.optional(
  v.nullable(v.pipe(text(), v.regex(/^\/[^/\\]/, 'must be a path of this site such as "/photos/ona.jpg"'))),
  null,
)
const number = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}
const flag = v.boolean('must be true or false')

const entries = group({
  $schema: v.optional(v.string()),
  name: v.optional(text(60)),
  defaultTitle: v.optional(text(100)),
  company: v.optional(text()),
  companyCode: v.optional(
    v.pipe(text(), v.regex(/^\d{7}(?:\d\d)?$/, 'must be a company code of 7 or 9 digits')),
  ),
  address: v.optional(text()),
  phone: v.optional(phone),
  email: v.optional(v.pipe(email, v.description('Shown to visitors; their requests go to MAIL_TO.'))),
  officeHours: v.optional(
    v.pipe(
      group({ opens: paddedTime, closes: paddedTime, closedOn: v.optional(list(day)) }),
      v.check(({ opens, closes }) => opens < closes, 'must open before it closes'),
    ),
  ),
  answeredSameDayUntil: v.optional(v.nullable(paddedTime)),
  signInUrl: v.optional(url),
  procurementPortalUrl: v.optional(url),
  partners: v.optional(
    list(
      group({
        name: text(),
        role: text(),
        country: optionalText,
        email,
        phones: list(phone),
        website: group({ label: text(), url }),
        photo,
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
      yearsOfExperience: v.optional(v.nullable(number(1, 200))),
      specialists: v.optional(v.nullable(number(1, 999))),
      letterHour: v.optional(v.nullable(time)),
      priceLine: v.optional(
        v.nullable(v.pipe(text(), v.regex(/[.!]$/, 'must be a sentence that ends with a stop'))),
      ),
      testimonial: v.optional(v.nullable(group({ text: text(600), author: text() }))),
      consultant: v.optional(v.nullable(group({ name: text(), role: optionalText, photo }))),
    }),
  ),
  leadRetentionMonths: v.optional(number(1, 120)),
  processors: v.optional(list(text())),
  reviewer: v.optional(v.nullable(group({ name: text(), role: text() }))),
})

/** All that the operator may say about the firm; what is left out stays as `config/site.ts` has it. */
export const siteFileSchema = v.pipe(
  entries,
  v.forward(
    v.check(
      ({ answeredSameDayUntil, officeHours }) =>
        (answeredSameDayUntil ?? '') <= (officeHours ?? site.officeHours).closes,
      'must not be later than officeHours.closes',
    ),
    ['answeredSameDayUntil'],
  ),
)

function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).filter((name) => name !== '$schema')
  return v.pipe(
    v.custom<object>((value) => Object(value) === value && !Array.isArray(value), 'must be a group in { }'),
    v.strictObject(entries, ({ expected }) =>
      expected === 'never' ? `is not known; known here: ${known.join(', ')}` : 'is missing',
    ),
  )
}

function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item, 'must be a list in [ ]'), v.maxLength(50, 'must have at most 50 entries'))
}

function isCalendarDay(value: string): boolean {
  return !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)
}

/** Puts the operator's facts over the defaults; the sentence says whose facts are shown now. */
export function configureFromFile(env: { SITE_FILE?: string | undefined; DATA_DIR: string }): string {
  const path = resolve(env.SITE_FILE ?? join(env.DATA_DIR, 'site.json'))
  const content = readText(path, env.SITE_FILE !== undefined)
  if (content === null)
    return `No firm's facts are given: there is no ${path}, so the examples of config/site.ts are shown.`
  configureSite(parseFacts(path, content))
  return `The firm's facts are those of ${path}.`
}

const FAULTS: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder; put a file in its place',
  EACCES: 'may not be read by the user that runs the server; give it the right to read file and folder',
  ELOOP: 'is a link that leads to itself; put a file in its place',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not saved as UTF-8; save it again with the encoding UTF-8',
}

/** Null when nothing lies there and nobody said that something does. */
function readText(path: string, isNamed: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const fault = /^ENO(?:ENT|TDIR)$/.test(code) ? missingFault(path, isNamed) : FAULTS[code]
    if (fault === null) return null
    const where = isNamed ? 'SITE_FILE names it' : 'the server looks for it in DATA_DIR'
    throw new OperatorError(`${path} ${fault ?? `cannot be read: ${code || error}`} (${where}).`)
  }
}

function missingFault(path: string, isNamed: boolean): string | null {
  if (lstatSync(path, { throwIfNoEntry: false })) return 'is a link to nothing; put a file in its place'
  if (existsSync(`${path}.txt`)) return `does not exist, but ${path}.txt does: rename it, without “.txt”`
  return isNamed ? 'does not exist; correct the name or put the file there' : null
}

/** Throws one sentence for each fault. */
function parseFacts(path: string, content: string): SiteFacts {
  const result = v.safeParse(siteFileSchema, parseJson(path, content), { abortPipeEarly: true })
  if (!result.success)
    throw new OperatorError(result.issues.map((issue) => `${path}: ${sentenceOf(issue)}`).join('\n'))
  const { $schema, ...facts } = result.output
  return facts
}

function parseJson(path: string, content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    throw new OperatorError(
      `${path}, line ${faultyLine(content)}: this is no JSON. A comma stands between two entries (look at the line before, too) and none after the last; names and texts stand in straight quotes, "…", and quotes within a text are „…“.`,
    )
  }
}

/** JSON.parse does not always say the line: the first one with which a beginning can no longer be completed. */
function faultyLine(content: string): number {
  const lines = content.split('\n')
  const index = lines.findIndex((_, i) => !isBeginningOfJson(lines.slice(0, i + 1).join('\n')))
  return index + 1 || lines.length
}

function isBeginningOfJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const end = new RegExp(`^(?!Unterminated string)(?:Unexpected end|.* at position ${text.length} )`)
    return error instanceof Error && end.test(error.message)
  }
}

/** „partners, entry 2: website.url is missing.“ */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const where = v
    .getDotPath(issue)
    ?.replaceAll(/\.(\d+)(\.?)/g, (_, index, dot) => `, entry ${Number(index) + 1}${dot && ': '}`)
  const fault = `${where ?? 'The file'} ${issue.message}`
  const value = issue.path?.at(-1)?.value ?? issue.input
  if (value === undefined || /^is (?:not known|missing)/.test(issue.message)) return `${fault}.`
  const shown = JSON.stringify(value)
  return `${fault} (it is ${shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown}).`
}
