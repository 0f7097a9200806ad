import { type RefObject, useEffect } from 'react'
import { reportUsage } from '#app/features/usage/report-usage.client.ts'

const VISIBILITY = { rootMargin: '0px 0px -25% 0px' }

/** Reports once that the form was seen and once that it was begun; nothing when it is shown again. */
export function useFormUsage(form: RefObject<HTMLFormElement | null>, isRedisplayed: boolean): void {
  useEffect(() => {
    if (isRedisplayed || form.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      reportUsage('form_seen')
    }, VISIBILITY)
    observer.observe(form.current)
    const ending = new AbortController()
    const reportBegun = () => reportUsage('form_begun')
    form.current.addEventListener('input', reportBegun, { once: true, signal: ending.signal })
    return () => {
      observer.disconnect()
      ending.abort()
    }
  }, [form, isRedisplayed])
}
