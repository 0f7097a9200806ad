import * as v from 'valibot'
import { site } from '#config/site.ts'
import { FIELD_ROWS, type LeadField } from './lead-fields.ts'

/** What the operator decides about the form, in `config/site.ts`. */
export type LeadFormOptions = typeof site.leadForm

/** Fields that are required unless the operator made them optional. */
export type OptionalField = 'phone' | 'referral_source'

/** Whether the visitor must fill the field in, having chosen this way of being contacted. */
export function isRequired(
  name: LeadField,
  contactBy: string,
  options: LeadFormOptions = site.leadForm,
): boolean {
  switch (name) {
    case 'phone':
      return options.isPhoneRequired || contactBy === 'phone'
    case 'referral_source':
      return options.isReferralSourceRequired
    default:
      return !mayBeEmpty(name)
  }
}

/** Whether a lead without it is complete, whatever the operator decides. */
export function mayBeEmpty(name: LeadField): boolean {
  const { control, rule } = FIELD_ROWS[name]
  return (control !== 'text' && control !== 'select') || v.is(rule, '')
}
