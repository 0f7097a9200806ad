import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Tells `analytics.client.ts` of navigations inside hydrated pages, once the new title stands. A replaced
 * address is the same page, for example a search that is still being typed.
 */
export function usePageViews(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (navigation !== NavigationType.Replace) document.dispatchEvent(new Event('page-shown'))
  }, [key, navigation])
}
