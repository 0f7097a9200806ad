import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { keysOf } from '#app/domain/data/record.ts'
import { reportUsage } from '#app/features/usage/report-usage.client.ts'
import { track } from '#app/ui/analytics/track.ts'
import { type Lead, type LeadErrors, parseLeadForm } from '../lead-schema.ts'
import type { RequiredFields } from '../required-fields.ts'
import { leadDraft } from './lead-draft.ts'
import { sendLead } from './send-lead.ts'
import { sentLead } from './sent-lead.ts'

interface ServerResult {
  errors?: LeadErrors
  failure?: string
}

export function useLeadForm(
  shown: ServerResult,
  required: RequiredFields,
  setCodes: (sent: readonly CpvCode[]) => void,
) {
  const [errors, setErrors] = useState(shown.errors ?? {})
  const [failure, setFailure] = useState(shown.failure)
  const [isSubmitting, setSubmitting] = useSubmitting()
  const { problemRef, focusProblem } = useProblemFocus()

  function showErrors(found: LeadErrors) {
    setErrors(found)
    focusProblem()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const form = new FormData(event.currentTarget)
    const checked = parseLeadForm(form, required)
    setFailure(undefined)
    if (!checked.ok) {
      reportUsage('form_failed', keysOf(checked.errors).join())
      return showErrors(checked.errors)
    }
    setErrors({})
    setSubmitting(true)
    const response = await sendLead(form)
    if ('location' in response) {
      track({ event: 'lead_form_submit' })
      leadDraft.forget()
      remember(checked.lead, response.reference)
      setCodes(checked.lead.cpv_codes)
      return window.location.assign(response.location)
    }
    setSubmitting(false)
    if ('errors' in response) return showErrors(response.errors)
    setFailure(response.message)
    focusProblem()
  }

  function clearError({ target }: FormEvent<HTMLFormElement>) {
    const edited = target instanceof Element ? target.getAttribute('name') : null
    setFailure(undefined)
    setErrors((all) => ({
      ...all,
      [edited ?? '']: undefined,
      ...(edited === 'contact_by' && { phone: undefined }),
    }))
  }

  return { errors, failure, isSubmitting, problemRef, submit, clearError }
}

function remember({ email, phone, company, ...lead }: Lead, reference: string | undefined) {
  const { contact_by: contactBy, tender_reference: tender } = lead
  const typed = { email, phone, company, contactBy, tender }
  sentLead.remember({ reference, kind: 'request', ...typed })
}

/** The error summary or the failure takes the focus once it is rendered. */
function useProblemFocus() {
  const problemRef = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) problemRef.current?.focus()
  }, [count])
  return { problemRef, focusProblem: () => setCount((before) => before + 1) }
}

/** The back/forward cache restores the page as it was: still sending. */
function useSubmitting() {
  const [isSubmitting, setSubmitting] = useState(false)
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setSubmitting(false)
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])
  return [isSubmitting, setSubmitting] as const
}
