import { type RefObject, useEffect, useRef } from 'react'
import type { LeadFormValues } from '../lead-schema.ts'
import { industryOfCodes } from './fields/industry-of-codes.ts'
import type { RequestCodes } from './use-request-codes.ts'

/**
 * What the chosen codes are called is proposed as the line of work, until the visitor writes another one or empties the
 * field. Returns the proposal, which is nothing that was typed.
 */
export function useProposedIndustry(
  form: RefObject<HTMLFormElement | null>,
  { industry }: LeadFormValues,
  { codes, names }: RequestCodes,
): RefObject<string> {
  const proposal = useRef(industry)
  // The words of a letter are no proposal, nor is what the form was sent with.
  const isProposed = useRef(industry === industryOfCodes(codes, names)).current
  useEffect(() => {
    const field = form.current?.elements.namedItem('industry')
    if (!isProposed || !(field instanceof HTMLInputElement) || field === document.activeElement) return
    if (field.value !== proposal.current || codes.some((code) => !(code in names))) return
    proposal.current = industryOfCodes(codes, names)
    field.value = proposal.current
  }, [form, isProposed, codes, names])
  return proposal
}
