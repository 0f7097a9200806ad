import { CheckboxField, Field } from '#app/shared/forms/field.tsx'
import * as urls from '#app/shared/urls.ts'
import { phoneHref, site } from '#config/site.ts'
import type { LeadFormValues } from '../lead-schema.ts'
import { hasRightCheckDigit } from './company-code.ts'

interface TextFieldProps {
  id: string
  name: string
  error: string | undefined
  label: string
  value: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'email' | 'tel'
  autoComplete: string
  placeholder?: string
}

export function TextField({ id, name, error, label, value, ...input }: TextFieldProps) {
  return (
    <Field id={id} name={name} error={error} label={label} className="sm:!col-span-1">
      {(control) => <input {...control} {...input} required enterKeyHint="next" defaultValue={value} />}
    </Field>
  )
}

/** A gentle word that never blocks: registers have exceptions, and visitors know their company better. */
export function CompanyCodeWarning({ code }: { code: string }) {
  if (hasRightCheckDigit(code) !== false) return null
  return (
    <p className="text-amber">Patikrinkite kodą: panašu, kad įsivėlė klaida. Jei jis teisingas, tęskite.</p>
  )
}

/** What went wrong with the whole submission, and the other way to reach the firm. */
export function FormFailure({ message }: { message: string }) {
  return (
    <div role="alert" className="rounded-md border-2 border-red bg-red-soft p-4 font-medium">
      <p>{message}</p>
      <p className="mt-1.5">
        <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
          {site.phone}
        </a>{' '}
        <span className="font-normal whitespace-nowrap">{site.workingHoursShort}</span>
      </p>
    </div>
  )
}

/** Beside the button, for those who still hesitate. */
export function Reassurance() {
  return (
    <p className="text-sm text-ink-2">
      Užklausa neįpareigoja. Duomenis ištriname po{' '}
      <span data-not-figure="service">{site.leadRetentionMonths}&nbsp;mėn.</span>
    </p>
  )
}

export function Consents({
  values,
  privacyError,
}: {
  values: LeadFormValues
  privacyError: string | undefined
}) {
  return (
    <div className="grid gap-3.5 text-sm">
      <CheckboxField
        id="lead-privacy_consent"
        name="privacy_consent"
        error={privacyError}
        isChecked={values.privacy_consent}
        isRequired
      >
        Susipažinau su{' '}
        <a href={urls.privacyPolicy} target="_blank" rel="noopener" className="link">
          privatumo politika
        </a>{' '}
        ir&nbsp;sutinku su{' '}
        <a href={urls.termsOfUse} target="_blank" rel="noopener" className="link">
          naudojimo sąlygomis
        </a>
        .
      </CheckboxField>
      <CheckboxField
        id="lead-marketing_consent"
        name="marketing_consent"
        isChecked={values.marketing_consent}
      >
        Sutinku gauti naujienas ir pasiūlymus el.&nbsp;paštu ar telefonu pagal{' '}
        <a href={urls.marketingRules} target="_blank" rel="noopener" className="link">
          rinkodaros taisykles
        </a>
        .
      </CheckboxField>
    </div>
  )
}
