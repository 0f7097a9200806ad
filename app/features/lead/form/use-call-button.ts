import { type RefObject, useEffect } from 'react'
import { phoneHref, site } from '#config/site.ts'

/** The form fills the middle of the window. */
const IN_VIEW = { rootMargin: '-40% 0px -40% 0px' }
const PHONE = '(width < 40rem)'

/**
 * On phones the header's button leads to the form; while the form is there already, it calls instead. The same link
 * changes, so that it keeps the focus.
 */
export function useCallButton(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const button = document.querySelector<HTMLAnchorElement>('[data-cta="header"]')
    if (button === null || form.current === null) return
    const label = button.textContent
    // The letter in the inbox may have changed it since the page came.
    let formHref = ''
    const observer = new IntersectionObserver((entries) => {
      const calls = entries.at(-1)?.isIntersecting === true && matchMedia(PHONE).matches
      if (calls === (button.dataset.cta === 'header-call')) return
      if (calls) formHref = button.getAttribute('href') ?? ''
      // „Skambinti“ is shorter: the header must not move.
      if (calls) button.style.minWidth = `${button.offsetWidth}px`
      else button.removeAttribute('style')
      button.setAttribute('href', calls ? phoneHref(site.phone) : formHref)
      button.textContent = calls ? 'Skambinti' : label
      button.dataset.cta = calls ? 'header-call' : 'header'
    }, IN_VIEW)
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [form])
}
