import { ErrorSummary } from '#app/shared/forms/error-summary.tsx'
import * as urls from '#app/shared/urls.ts'
import { HIDDEN_FIELD_NAMES, LEAD_FIELD_NAMES } from '../lead-fields.ts'
import type { LeadErrors, LeadFormValues } from '../lead-schema.ts'
import { Honeypot } from '../submission/honeypot.tsx'
import { Consents } from './consents.tsx'
import { LeadField } from './lead-form-fields.tsx'
import { FormFailure, SubmitButton } from './lead-form-parts.tsx'
import { useCampaign } from './use-campaign.ts'
import { useLeadForm } from './use-lead-form.ts'

export interface LeadFormProps {
  values: LeadFormValues
  /** Lithuanian names of the chosen codes. */
  codeNames?: Readonly<Record<string, string>>
  errors?: LeadErrors
  /** A failure of the whole submission, in words for the visitor. */
  failure?: string
}

/** The request form. A plain POST to /uzklausa without scripts, sent in place with them. */
export function LeadForm({ values, codeNames = {}, ...shown }: LeadFormProps) {
  const { errors, failure, isSubmitting, summary, submit, clearError } = useLeadForm(shown)
  const campaign = useCampaign(values, Boolean(shown.errors ?? shown.failure))
  const summaryErrors = LEAD_FIELD_NAMES.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: `lead-${name}`, message }] : []
  })

  return (
    <form
      method="post"
      action={urls.leadAction}
      noValidate
      onSubmit={submit}
      onInput={clearError}
      aria-label="Užklausos forma"
      data-form="lead"
      className="card grid content-start gap-x-5 gap-y-5 rounded-xl p-[clamp(1.15rem,3vw,2.25rem)] shadow-letter sm:grid-cols-2 [&>*]:col-span-full"
    >
      {summaryErrors.length > 0 && <ErrorSummary ref={summary} errors={summaryErrors} />}
      {LEAD_FIELD_NAMES.map((name) => (
        <LeadField key={name} name={name} values={values} error={errors[name]} codeNames={codeNames} />
      ))}
      <Consents values={values} errors={errors} />
      <Honeypot />
      {HIDDEN_FIELD_NAMES.map((name) => (
        <input key={name} type="hidden" name={name} value={campaign[name]} readOnly />
      ))}
      {failure && <FormFailure message={failure} />}
      <SubmitButton isSubmitting={isSubmitting} />
    </form>
  )
}
