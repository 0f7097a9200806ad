import { createContext } from 'react-router'

export interface SiteSettings {
  /** Public origin, without a slash at the end. */
  origin: string
  gtmId: string | null
}

export const siteSettingsContext = createContext<SiteSettings>({
  origin: 'http://localhost:3000',
  gtmId: null,
})
