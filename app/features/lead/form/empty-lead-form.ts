import { readCpvCodes } from '#app/shared/cpv/cpv-codes-param.ts'
import * as urls from '#app/shared/urls.ts'
import { type LeadFormValues, readLeadForm } from '../lead-schema.ts'

export type FilledFields = Partial<LeadFormValues>

const EMPTY_FIELDS = readLeadForm(new URLSearchParams())

export function emptyLeadForm(pageAddress: string): FilledFields {
  const codes = readCpvCodes(new URL(pageAddress).searchParams.getAll(urls.CODES_PARAM))
  return codes.length > 0 ? { cpv_codes: codes } : {}
}

export function withAllFields(filled: FilledFields): LeadFormValues {
  return { ...EMPTY_FIELDS, ...filled }
}
