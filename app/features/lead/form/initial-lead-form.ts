import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import * as urls from '#app/ui/urls.ts'
import { type LeadFormValues, readLeadForm } from '../lead-schema.ts'

export type FilledFields = Partial<LeadFormValues>

const EMPTY_FIELDS = readLeadForm(new URLSearchParams())

export function initialLeadForm(pageAddress: string): FilledFields {
  const { searchParams } = new URL(pageAddress)
  const codes = readCpvCodes(searchParams.getAll(urls.CODES_PARAM))
  const named = searchParams.get(urls.WANT_PARAM)?.split(',') ?? []
  const { wants } = readLeadForm(new URLSearchParams(named.map((want) => ['wants', want])))
  return { ...(codes.length > 0 && { cpv_codes: codes }), ...(wants.length > 0 && { wants }) }
}

export function withAllFields(filled: FilledFields): LeadFormValues {
  return { ...EMPTY_FIELDS, ...filled }
}
