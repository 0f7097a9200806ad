import {
  dictionaryOf,
  type Guard,
  hasShapeOf,
  isBoolean,
  isNumber,
  isObject,
  isString,
  objectOf,
  optional,
} from '#app/domain/data/guards.ts'
import type { FormFacts } from '#app/features/lead/form/form-facts.ts'
import { fetchFormToken } from '#app/features/lead/form/form-token.ts'
import { type FilledFields, withAllFields } from '#app/features/lead/form/initial-lead-form.ts'
import { LeadForm, type LeadFormProps } from '#app/features/lead/form/lead-form.tsx'
import type { RequiredFields } from '#app/features/lead/required-fields.ts'
import { defineIsland } from './define-island.tsx'

const isFilledFields: Guard<FilledFields> = (value): value is FilledFields =>
  isObject(value) && hasShapeOf(withAllFields({}))(withAllFields(value))

const leadForm = defineIsland(
  LeadForm,
  objectOf<LeadFormProps>({
    facts: objectOf<FormFacts>({
      phone: isString,
      email: isString,
      workingHours: isString,
      retentionMonths: isNumber,
      required: objectOf<RequiredFields>({ isPhoneRequired: isBoolean, isReferralSourceRequired: isBoolean }),
    }),
    values: isFilledFields,
    codeNames: optional(dictionaryOf(isString)),
    errors: optional(dictionaryOf(isString)),
    failure: optional(isString),
  }),
)

export const island: typeof leadForm = {
  ...leadForm,
  hydrate(container, onFailure) {
    leadForm.hydrate(container, onFailure)
    void fetchFormToken()
  },
}
