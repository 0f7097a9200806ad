import type { RouterContextProvider } from 'react-router'
import { cpvCatalogueContext, cpvNames } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { proposeIndustry } from '#app/features/lead/form/fields/propose-industry.ts'
import { initialLeadForm } from '#app/features/lead/form/initial-lead-form.ts'
import { industryOfLetter } from '#app/features/letter/industry.ts'

/** Fills the form from its address: codes with their names, the wish, the line of work. */
export function filledLeadForm(address: string, context: Readonly<RouterContextProvider>) {
  const values = initialLeadForm(address)
  const codes = values.cpv_codes ?? []
  const codeNames = cpvNames(context.get(cpvCatalogueContext), codes)
  const industry = industryOfLetter(new URL(address).searchParams) ?? proposeIndustry(codes, codeNames)
  return { values: { ...values, ...(industry && { industry }) }, codeNames }
}
