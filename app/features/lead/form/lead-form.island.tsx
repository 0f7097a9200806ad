import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { LeadForm, type LeadFormProps } from './lead-form.tsx'
import { storeFormToken } from './send-lead.ts'

export function hydrateLeadForm(place: HTMLElement, props: object): void {
  startTransition(() => {
    hydrateRoot(place, <LeadForm {...(props as LeadFormProps)} />)
  })
  void checkServerHealth()
}

/** Tells early, in the console, that a submission would meet trouble; the form works all the same. */
async function checkServerHealth(): Promise<void> {
  try {
    const response = await fetch('/api/health')
    storeFormToken(await response.json())
    console.info(`Užklausų tarnyba: ${response.ok ? 'veikia' : 'šiuo metu neatsako'}`)
  } catch {
    console.info('Užklausų tarnyba šiuo metu nepasiekiama')
  }
}
