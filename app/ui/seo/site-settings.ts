import { createContext } from 'react-router'

export interface SiteSettings {
  /** The public origin has no slash at the end. */
  origin: string
  gtmId: string | null
}

export const siteSettingsContext = createContext<SiteSettings>({
  origin: 'http://localhost:3000',
  gtmId: null,
})
