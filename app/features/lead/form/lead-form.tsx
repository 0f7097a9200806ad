import { type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '#app/shared/analytics/track.ts'
import { ErrorSummary } from '#app/shared/forms/error-summary.tsx'
import { Field } from '#app/shared/forms/field.tsx'
import * as urls from '#app/shared/urls.ts'
import { CAMPAIGN_FIELDS, readCampaign } from '../campaign/campaign.ts'
import {
  ACTIVITY_LABELS,
  type LeadErrors,
  type LeadField,
  type LeadFormValues,
  parseLeadForm,
  REFERRAL_SOURCES,
} from '../lead-schema.ts'
import { Honeypot } from '../submission/honeypot.tsx'
import { CodesField } from './codes-field.tsx'
import { CompanyCodeWarning, Consents, FormFailure, Reassurance, TextField } from './lead-form-parts.tsx'
import { sendLead } from './send-lead.ts'
import { SpecificTenderHint } from './specific-tender-hint.tsx'

export interface LeadFormProps {
  values: LeadFormValues
  /** Lithuanian names of the chosen codes. */
  codeNames?: Readonly<Record<string, string>>
  errors?: LeadErrors
  /** A failure of the whole submission, in words for the visitor. */
  failure?: string
}

const FIELD_ORDER: readonly LeadField[] = [
  'activity',
  'company_code',
  'company',
  'name',
  'email',
  'phone',
  'industry',
  'referral_source',
  'privacy_consent',
]

/** The request form. A plain POST to /uzklausa without scripts, sent in place with them. */
export function LeadForm({
  values,
  codeNames = {},
  errors: givenErrors = {},
  failure: givenFailure,
}: LeadFormProps) {
  const [errors, setErrors] = useState(givenErrors)
  const [failure, setFailure] = useState(givenFailure)
  const [isSubmitting, setSubmitting] = useSubmitting()
  const [companyCode, setCompanyCode] = useState(values.company_code)
  const summary = useRef<HTMLDivElement>(null)
  const isShownAgain = givenFailure !== undefined || Object.keys(givenErrors).length > 0
  const campaign = useCampaign(values, isShownAgain)
  const summaryErrors = FIELD_ORDER.flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: `lead-${field}`, message }] : []
  })

  function showErrors(found: LeadErrors) {
    setErrors(found)
    requestAnimationFrame(() => summary.current?.focus())
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting) return
    const form = new FormData(event.currentTarget)
    const checked = parseLeadForm(form)
    setFailure(undefined)
    if (!checked.ok) return showErrors(checked.errors)
    setSubmitting(true)
    const answer = await sendLead(form)
    if (answer.ok) {
      track({ event: 'lead_form_submit' })
      return window.location.assign(answer.location)
    }
    setSubmitting(false)
    if (answer.errors) return showErrors(answer.errors)
    setFailure(answer.message)
  }

  function clearError(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setFailure(undefined)
    setErrors(({ [name as LeadField]: _edited, ...others }) => others)
  }

  const field = (name: LeadField) => ({ id: `lead-${name}`, name, error: errors[name] })

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
      <div className="group/activity grid gap-3">
        <Field {...field('activity')} label="Kaip dalyvaujate viešuosiuose pirkimuose?">
          {(control) => (
            <select {...control} required defaultValue={values.activity}>
              <option value="">Pasirinkite</option>
              {Object.entries(ACTIVITY_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <SpecificTenderHint />
      </div>
      <Field
        {...field('company_code')}
        label="Įmonės kodas"
        className="sm:!col-span-1"
        hint={<CompanyCodeWarning code={companyCode} />}
      >
        {(control) => (
          <input
            {...control}
            required
            inputMode="numeric"
            // Browsers give a field that is "off" nothing back after Back.
            autoComplete="on"
            enterKeyHint="next"
            defaultValue={values.company_code}
            onBlur={(event) => setCompanyCode(event.target.value.trim())}
          />
        )}
      </Field>
      <TextField
        {...field('company')}
        label="Įmonės pavadinimas"
        value={values.company}
        autoComplete="organization"
      />
      <TextField {...field('name')} label="Vardas" value={values.name} autoComplete="name" />
      <TextField
        {...field('email')}
        label="El. paštas"
        value={values.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...field('phone')}
        label="Telefonas"
        value={values.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...field('industry')}
        label="Veiklos sritis"
        value={values.industry}
        placeholder="pvz., pastatų valymas"
        autoComplete="on"
      />
      <Field {...field('referral_source')} label="Iš kur apie mus sužinojote?">
        {(control) => (
          <select {...control} required defaultValue={values.referral_source}>
            <option value="">Pasirinkite</option>
            {REFERRAL_SOURCES.map((source) => (
              <option key={source}>{source}</option>
            ))}
          </select>
        )}
      </Field>
      <CodesField codes={values.cpv_codes} names={codeNames} />
      <Consents values={values} privacyError={errors.privacy_consent} />
      <Honeypot />
      {CAMPAIGN_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={campaign.values[name]} readOnly />
      ))}
      <input type="hidden" name="landing_page" value={campaign.landingPage} readOnly />
      {failure && <FormFailure message={failure} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="submit"
          className="button w-full px-7 sm:w-auto"
          disabled={isSubmitting}
          data-busy={isSubmitting || undefined}
        >
          {isSubmitting ? 'Siunčiama...' : 'Siųsti užklausą'}
        </button>
        <Reassurance />
      </div>
    </form>
  )
}

/** A page from the back/forward cache comes as it was left, which is while it was sending. */
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

/**
 * A page may come from a cache that ignores the query, so the browser reads its own address. A form that is
 * shown again keeps what it was sent with.
 */
function useCampaign(values: LeadFormValues, isShownAgain: boolean) {
  const [campaign, setCampaign] = useState({ values: values.campaign, landingPage: values.landing_page })
  useEffect(() => {
    if (!isShownAgain) setCampaign(readCampaign(window.location.href))
  }, [isShownAgain])
  return campaign
}
