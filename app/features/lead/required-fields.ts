import * as v from 'valibot'
import type { site } from '#config/site.ts'
import { FIELD_ROWS, type LeadField } from './lead-fields.ts'

export type RequiredFields = typeof site.leadForm

export type ConfigurableField = 'phone' | 'referral_source'

export function isRequired(name: LeadField, contactBy: string, required: RequiredFields): boolean {
  switch (name) {
    case 'phone':
      return required.isPhoneRequired || contactBy === 'phone'
    case 'referral_source':
      return required.isReferralSourceRequired
    default:
      return !mayBeEmpty(name)
  }
}

export function mayBeEmpty(name: LeadField): boolean {
  const { control, rule } = FIELD_ROWS[name]
  return (control !== 'text' && control !== 'select') || v.is(rule, '')
}
