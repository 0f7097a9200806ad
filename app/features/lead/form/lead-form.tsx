import { type FormEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import * as urls from '#app/ui/urls.ts'
import { LEAD_FIELD_NAMES } from '../lead-fields.ts'
import { type LeadErrors, type LeadFormValues, readLeadForm } from '../lead-schema.ts'
import { isRequired } from '../required-fields.ts'
import { Honeypot } from '../submission/spam/honeypot.tsx'
import { TRACKING_FIELD_NAMES, type TrackingField } from '../tracking-fields.ts'
import { readCampaign } from './campaign.ts'
import { Consents } from './fields/consents.tsx'
import { LeadField } from './fields/lead-form-fields.tsx'
import type { FormFacts } from './form-facts.ts'
import { type FilledFields, withAllFields } from './initial-lead-form.ts'
import { emptyForm, restoreDraft, saveDraft } from './lead-draft.ts'
import { FormFailure, SubmitButton } from './lead-form-parts.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useFormUsage } from './use-form-usage.ts'
import { useLeadCodes } from './use-lead-codes.ts'
import { useLeadForm } from './use-lead-form.ts'
import { useProposedIndustry } from './use-proposed-industry.ts'

export interface LeadFormProps {
  facts: FormFacts
  values: FilledFields
  codeNames?: Readonly<Record<string, string>>
  errors?: LeadErrors
  failure?: string
}

export function LeadForm({ facts, values: filled, codeNames = {}, ...shown }: LeadFormProps) {
  const values = useMemo(() => withAllFields(filled), [filled])
  const isRedisplayed = Boolean(shown.errors ?? shown.failure)
  const codes = useLeadCodes(values.cpv_codes, codeNames, isRedisplayed)
  const { errors, failure, isSubmitting, problemRef, submit, clearError } = useLeadForm(
    shown,
    facts.required,
    codes.setCodes,
  )
  const campaign = useCampaign(values, isRedisplayed)
  const form = useRef<HTMLFormElement>(null)
  const [contactBy, setContactBy] = useState(values.contact_by)
  const readContactBy = useCallback((formElement: HTMLFormElement) => {
    setContactBy(readLeadForm(new FormData(formElement)).contact_by)
  }, [])
  useDraft(form, values, isRedisplayed, readContactBy)
  const proposedIndustry = useProposedIndustry(form, values, codes)
  useFormUsage(form, isRedisplayed)
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    clearError(event)
    readContactBy(event.currentTarget)
    saveDraft(event.currentTarget, { ...values, industry: proposedIndustry.current })
  }
  const sendAnother = () => {
    if (form.current === null) return
    emptyForm(form.current)
    codes.setCodes([])
    readContactBy(form.current)
    form.current.querySelector('input')?.focus()
  }
  const summaryErrors = LEAD_FIELD_NAMES.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: `lead-${name}`, message }] : []
  })

  return (
    <form
      ref={form}
      method="post"
      action={urls.leadAction}
      noValidate
      onSubmit={submit}
      onInput={onInput}
      aria-label="Užklausos forma"
      data-form="lead"
      className="group/lead card grid content-start gap-x-5 gap-y-3.5 sm:gap-y-5 rounded-xl p-[clamp(1.15rem,3vw,2.25rem)] shadow-letter sm:grid-cols-2 [&>*]:col-span-full"
    >
      {summaryErrors.length > 0 && <ErrorSummary ref={problemRef} errors={summaryErrors} />}
      {LEAD_FIELD_NAMES.map((name) => (
        <LeadField
          key={name}
          name={name}
          values={values}
          error={errors[name]}
          isRequired={isRequired(name, contactBy, facts.required)}
          codes={codes}
          facts={facts}
        />
      ))}
      <Consents values={values} errors={errors} />
      <Honeypot />
      {TRACKING_FIELD_NAMES.map((name) => (
        <input key={name} type="hidden" name={name} value={campaign[name]} readOnly />
      ))}
      {failure && <FormFailure ref={problemRef} message={failure} facts={facts} />}
      {summaryErrors.length === 0 && <SentNotice onSendAnother={sendAnother} />}
      <SubmitButton isSubmitting={isSubmitting} retentionMonths={facts.retentionMonths} />
    </form>
  )
}

/** Pages are cached for all campaigns, so the browser reads its own address. */
function useCampaign(values: LeadFormValues, isRedisplayed: boolean): Record<TrackingField, string> {
  const [campaign, setCampaign] = useState<Record<TrackingField, string>>(values)
  useEffect(() => {
    if (!isRedisplayed) setCampaign(readCampaign(window.location.href))
  }, [isRedisplayed])
  return campaign
}

function useDraft(
  form: RefObject<HTMLFormElement | null>,
  values: LeadFormValues,
  isRedisplayed: boolean,
  onRestored: (form: HTMLFormElement) => void,
): void {
  useEffect(() => {
    if (isRedisplayed || form.current === null) return
    restoreDraft(form.current, values)
    onRestored(form.current)
  }, [form, values, isRedisplayed, onRestored])
}
