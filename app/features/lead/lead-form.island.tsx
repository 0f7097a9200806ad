import { hydrateRoot } from 'react-dom/client'
import { LeadForm, type LeadFormProps } from './lead-form.tsx'

export function hydrateLeadForm(place: HTMLElement, props: object): void {
  hydrateRoot(place, <LeadForm {...(props as LeadFormProps)} />)
  checkServerHealth()
}

/** Tells early, in the console, that a submission would meet trouble; the form works all the same. */
function checkServerHealth(): void {
  fetch('/api/health')
    .then((response) => console.info(`Užklausų tarnyba: ${response.ok ? 'veikia' : 'šiuo metu neatsako'}`))
    .catch(() => console.info('Užklausų tarnyba šiuo metu nepasiekiama'))
}
