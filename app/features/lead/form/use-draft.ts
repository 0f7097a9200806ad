import { type RefObject, useEffect } from 'react'
import type { LeadFormValues } from '../lead-schema.ts'
import { restoreDraft } from './lead-draft.ts'

/** Brings back what the visitor typed before he left the page; a form that is shown again has its own values. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  values: LeadFormValues,
  isShownAgain: boolean,
  onRestored: (form: HTMLFormElement) => void,
): void {
  useEffect(() => {
    if (isShownAgain || form.current === null) return
    restoreDraft(form.current, values)
    onRestored(form.current)
  }, [form, values, isShownAgain, onRestored])
}
