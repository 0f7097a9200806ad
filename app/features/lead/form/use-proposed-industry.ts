import { type RefObject, useEffect, useRef } from 'react'
import type { LeadFormValues } from '../lead-schema.ts'
import { proposeIndustry } from './fields/propose-industry.ts'
import type { LeadCodes } from './use-lead-codes.ts'

export function useProposedIndustry(
  form: RefObject<HTMLFormElement | null>,
  { industry }: LeadFormValues,
  { codes, names }: LeadCodes,
): RefObject<string> {
  const proposal = useRef(industry)
  // Words from a letter or from a sent form are not a proposal.
  const isProposed = useRef(industry === proposeIndustry(codes, names)).current
  useEffect(() => {
    const field = form.current?.elements.namedItem('industry')
    if (!isProposed || !(field instanceof HTMLInputElement) || field === document.activeElement) return
    if (field.value !== proposal.current || codes.some((code) => !(code in names))) return
    proposal.current = proposeIndustry(codes, names)
    field.value = proposal.current
  }, [form, isProposed, codes, names])
  return proposal
}
