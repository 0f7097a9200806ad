import * as v from 'valibot'
import { site } from '#config/site.ts'
import { FIELD_ROWS, type LeadField } from './lead-fields.ts'

export type LeadFormOptions = typeof site.leadForm

export type OptionalField = 'phone' | 'referral_source'

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

export function mayBeEmpty(name: LeadField): boolean {
  const { control, rule } = FIELD_ROWS[name]
  return (control !== 'text' && control !== 'select') || v.is(rule, '')
}
