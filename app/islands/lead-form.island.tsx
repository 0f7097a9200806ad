import { fetchFormToken } from '#app/features/lead/form/form-token.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { defineIsland } from './define-island.tsx'

const leadForm = defineIsland(LeadForm)

export const island: typeof leadForm = {
  ...leadForm,
  hydrate(container, onFailure) {
    leadForm.hydrate(container, onFailure)
    void fetchFormToken()
  },
}
