import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CpvBrowser, type CpvBrowserProps } from './cpv-browser.tsx'

export function hydrateCpvBrowser(place: HTMLElement, props: object): void {
  // In small steps: a long list must not hold up the page.
  startTransition(() => {
    hydrateRoot(place, <CpvBrowser {...(props as CpvBrowserProps)} />)
  })
}
