import { hydrateRoot } from 'react-dom/client'
import { CpvBrowser, type CpvBrowserProps } from './cpv-browser.tsx'

export function hydrateCpvBrowser(place: HTMLElement, props: object): void {
  hydrateRoot(place, <CpvBrowser {...(props as CpvBrowserProps)} />)
}
