import { type FilledFields, withEmptyFields } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm, type LeadFormProps } from '#app/features/lead/form/lead-form.tsx'
import { checkServerHealth } from '#app/features/lead/form/send-lead.ts'
import {
  dictionaryOf,
  type Guard,
  hasShapeOf,
  isObject,
  isString,
  objectOf,
  optional,
} from '#app/shared/json/guards.ts'
import { defineIsland } from './define-island.tsx'

const isFilledFields: Guard<FilledFields> = (value): value is FilledFields =>
  isObject(value) && hasShapeOf(withEmptyFields({}))(withEmptyFields(value))

const leadForm = defineIsland(
  LeadForm,
  objectOf<LeadFormProps>({
    values: isFilledFields,
    codeNames: optional(dictionaryOf(isString)),
    errors: optional(dictionaryOf(isString)),
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
