import { type FilledFields, withEmptyFields } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm, type LeadFormProps } from '#app/features/lead/form/lead-form.tsx'
import { checkServerHealth } from '#app/features/lead/form/send-lead.ts'
import {
  type Guard,
  isLike,
  isObject,
  isString,
  objectOf,
  optional,
  recordOf,
} from '#app/shared/json/guards.ts'
import { defineIsland } from './define-island.tsx'

const isFilledFields: Guard<FilledFields> = (value): value is FilledFields =>
  isObject(value) && isLike(withEmptyFields({}))(withEmptyFields(value))

const leadForm = defineIsland(
  LeadForm,
  objectOf<LeadFormProps>({
    values: isFilledFields,
    codeNames: optional(recordOf(isString)),
    errors: optional(recordOf(isString)),
    failure: optional(isString),
  }),
)

export const island: typeof leadForm = {
  ...leadForm,
  hydrate(place, onFailure) {
    leadForm.hydrate(place, onFailure)
    void checkServerHealth()
  },
}
