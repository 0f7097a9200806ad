import { type RefObject, useEffect } from 'react'
import { industryOfCodes } from './fields/industry-of-codes.ts'
import type { RequestCodes } from './use-request-codes.ts'

/** What the chosen codes are called stands in the empty field once their names are known; the visitor may change it. */
export function useProposedIndustry(
  form: RefObject<HTMLFormElement | null>,
  { codes, names }: RequestCodes,
): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('industry')
    if (field instanceof HTMLInputElement && field.value === '') field.value = industryOfCodes(codes, names)
  }, [form, codes, names])
}
