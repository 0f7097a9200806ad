import { emptyLeadForm } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm, type LeadFormProps } from '#app/features/lead/form/lead-form.tsx'
import { checkServerHealth } from '#app/features/lead/form/server-health.ts'
import { isLike, isString, objectOf, optional, recordOf } from '#app/shared/json/guards.ts'
import { defineIsland } from './define-island.tsx'

const leadForm = defineIsland(
  LeadForm,
  objectOf<LeadFormProps>({
    values: isLike(emptyLeadForm(window.location.href)),
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
