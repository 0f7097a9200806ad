import * as urls from '#app/ui/urls.ts'

const FORM = `#${urls.LEAD_FORM_ANCHOR}`
const CALL = new RegExp(`(${urls.CODES_PARAM}|${urls.WORDS_PARAM})=[^&]+`, 'g')
const SCROLL_DELAY_MS = 100

addEventListener('click', scrollToFormLater)
for (const photo of document.querySelectorAll<HTMLImageElement>('[data-photo]')) hideUnlessLoaded(photo)

/** The form keeps what is in it and has the link's wish ticked. The head script does the same ride on arrival. */
function scrollToFormLater(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return
  const link = target.closest<HTMLAnchorElement>(`a[href$="${FORM}"]`)
  const form = link && document.querySelector(FORM)
  if (!form || callIn(link.search) !== callIn(location.search)) return
  event.preventDefault()
  for (const wish of form.querySelectorAll<HTMLInputElement>('[name="wants"]')) {
    wish.checked ||= link.search.includes(wish.value)
  }
  setTimeout(
    () => {
      // The entry that is left keeps the position for those who come back.
      location.assign(FORM)
      const { top } = form.getBoundingClientRect()
      if (Math.abs(top) > 2 * innerHeight) scrollBy({ top: top - innerHeight, behavior: 'instant' })
      form.scrollIntoView()
    },
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SCROLL_DELAY_MS,
  )
}

/** A link with other codes or words opens another form. */
function callIn(search: string): string {
  return String(search.match(CALL))
}

/** The initial stands behind it. The photo may have failed before this script came. */
function hideUnlessLoaded(photo: HTMLImageElement): void {
  const hide = () => photo.toggleAttribute('hidden', true)
  photo.addEventListener('error', hide)
  if (photo.complete && photo.naturalWidth === 0) hide()
}
