import * as v from 'valibot'
import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { recordOf } from '#app/domain/data/record.ts'
import { toNfc } from '#app/domain/text/to-nfc.ts'
import { CHECK_EMAIL, FIELD_ROWS, LEAD_FIELD_NAMES, type LEAD_FIELDS, type LeadField } from './lead-fields.ts'
import { type ConfigurableField, isRequired, type RequiredFields } from './required-fields.ts'
import { TRACKING_FIELD_NAMES, type TrackingField } from './tracking-fields.ts'

/** Nobody typed these: longer values are cut and never cost a lead. */
const CAMPAIGN_VALUE_LIMIT = 500
/** More than any field may have: a refused text comes back into the form with no more. */
const TEXT_LIMIT = 2_000

type Rules = { [F in LeadField]: (typeof LEAD_FIELDS)[F]['rule'] }

const rules = recordOf(LEAD_FIELD_NAMES, (name) => FIELD_ROWS[name].rule) as Rules

const leadSchema = v.object({ ...rules, ...recordOf(TRACKING_FIELD_NAMES, () => v.string()) })

function schemaFor(values: LeadFormValues, required: RequiredFields) {
  const ruleOf = <F extends ConfigurableField>(name: F) =>
    isRequired(name, values.contact_by, required) ? rules[name] : emptyOr(rules[name])
  return v.object({
    ...leadSchema.entries,
    phone: ruleOf('phone'),
    referral_source: ruleOf('referral_source'),
  })
}

function emptyOr(rule: v.GenericSchema<string>): v.GenericSchema<string> {
  return v.lazy((value) => (value === '' ? v.string() : rule))
}

export type Lead = v.InferOutput<typeof leadSchema> & { kind?: 'sample' }
export type LeadFormValues = v.InferInput<typeof leadSchema>
export type LeadErrors = Partial<Record<LeadField, string>>

export type LeadFormResult =
  | { ok: true; lead: Lead }
  | { ok: false; errors: LeadErrors; values: LeadFormValues }

export function readLeadForm(form: FormData | URLSearchParams): LeadFormValues {
  return {
    ...recordOf(LEAD_FIELD_NAMES, (name) => readField(form, name)),
    ...recordOf(TRACKING_FIELD_NAMES, (name) => readTrackingField(form, name)),
  } as LeadFormValues
}

export function parseLeadForm(form: FormData | URLSearchParams, required: RequiredFields): LeadFormResult {
  const values = readLeadForm(form)
  const result = v.safeParse(schemaFor(values, required), values)
  if (result.success) return { ok: true, lead: result.output }
  const messages = result.issues.toReversed().map(({ path, message }) => [path?.[0].key, message] as const)
  return { ok: false, errors: Object.fromEntries(messages), values }
}

const ENTER_EMAIL = 'Įrašykite el. pašto adresą, pvz., vardas@imone.lt'
/** No mail server can reach an address without a dot in its domain. */
const FULL_DOMAIN = /@.+\.[^.@]+$/

/** The field under a letter asks for an address alone; the letter's own page tells the rest. */
export function parseSampleForm(
  form: FormData | URLSearchParams,
  letter: Pick<Lead, 'cpv_codes' | 'industry'>,
): LeadFormResult {
  const values = readLeadForm(form)
  const { success, output, issues } = v.safeParse(
    v.pipe(v.string(), v.trim(), v.nonEmpty(ENTER_EMAIL), rules.email, v.regex(FULL_DOMAIN, CHECK_EMAIL)),
    values.email,
  )
  if (!success) return { ok: false, errors: { email: issues[0].message }, values }
  const lead = {
    ...readLeadForm(new URLSearchParams()),
    ...recordOf(TRACKING_FIELD_NAMES, (name) => values[name]),
    ...letter,
    email: output,
    wants: ['sample'],
    contact_by: 'email',
    kind: 'sample',
  }
  return { ok: true, lead: lead as Lead }
}

function readField(form: FormData | URLSearchParams, name: LeadField) {
  const row = FIELD_ROWS[name]
  switch (row.control) {
    case 'checkboxes': {
      const ticked = form.getAll(name)
      return row.options.map(({ value }) => value).filter((value) => ticked.includes(value))
    }
    case 'radios':
      return row.options.find(({ value }) => value === form.get(name))?.value ?? ''
    case 'codes':
      return readCpvCodes(form.getAll(name).map(toText))
    case 'consent':
      return !['', 'false'].includes(toText(form.get(name)))
    default:
      return readLine(form, name)
  }
}

function readTrackingField(form: FormData | URLSearchParams, name: TrackingField): string {
  return readLine(form, name).slice(0, name === 'landing_page' ? TEXT_LIMIT : CAMPAIGN_VALUE_LIMIT)
}

/** Control characters could forge a mail header, invisible ones break addresses, direction marks disguise text. */
function readLine(form: FormData | URLSearchParams, name: string): string {
  return toNfc(
    toText(form.get(name))
      .slice(0, TEXT_LIMIT)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toWellFormed(),
  ).trim()
}

function toText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
