import { type RefObject, useEffect } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'

const VISIBILITY = { rootMargin: '-40% 0px -40% 0px' }
const PHONE = '(width < 40rem)'
const isOpen = () => document.querySelector('[data-office][data-open]') !== null

/** On phones and in office hours the header's button calls while the form is in view. The same link is changed, so that it keeps the focus. */
export function useCallButton(form: RefObject<HTMLFormElement | null>, phone: string): void {
  useEffect(() => {
    const button = document.querySelector<HTMLAnchorElement>('[data-cta="header"]')
    const menuButton = document.querySelector<HTMLAnchorElement>('[data-cta="menu"]')
    if (button === null || menuButton === null || form.current === null) return
    const show = (isCallButton: boolean) => {
      if (isCallButton === (button.dataset.cta === 'header-call')) return
      // „Skambinti“ is shorter: the header must not shift.
      if (isCallButton) button.style.minWidth = `${button.offsetWidth}px`
      else button.removeAttribute('style')
      button.setAttribute('href', isCallButton ? phoneHref(phone) : (menuButton.getAttribute('href') ?? ''))
      button.textContent = isCallButton ? 'Skambinti' : menuButton.textContent
      button.dataset.cta = isCallButton ? 'header-call' : 'header'
    }
    const observer = new IntersectionObserver(
      (entries) => show(entries.at(-1)?.isIntersecting === true && matchMedia(PHONE).matches && isOpen()),
      VISIBILITY,
    )
    observer.observe(form.current)
    return () => {
      observer.disconnect()
      show(false)
    }
  }, [form, phone])
}
