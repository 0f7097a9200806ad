import { readCpvCodes } from '#app/shared/cpv/cpv-codes-param.ts'
import * as urls from '#app/shared/urls.ts'
import { type LeadFormValues, readLeadForm } from '../lead-schema.ts'

/** A fresh form for the page at this address: chosen codes (`?kodai=…`) come from it. */
export function emptyLeadForm(pageAddress: string): LeadFormValues {
  return {
    ...readLeadForm(new URLSearchParams()),
    cpv_codes: readCpvCodes(new URL(pageAddress).searchParams.getAll(urls.CODES_PARAM)),
  }
}
