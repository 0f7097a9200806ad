import * as urls from '#app/ui/urls.ts'

const FORM = `#${urls.LEAD_FORM_ANCHOR}`
const SCROLL_DELAY_MS = 100

addEventListener('click', scrollToFormLater)
for (const photo of document.querySelectorAll<HTMLImageElement>('[data-photo]')) hideUnlessLoaded(photo)

/** The browser follows the link by itself where nothing moves smoothly. The head script does the same on arrival. */
function scrollToFormLater(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return
  const form = target.closest(`a[href="${FORM}"]`) && document.querySelector(FORM)
  if (!form || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  event.preventDefault()
  setTimeout(() => {
    // The entry that is left keeps the position for those who come back.
    location.assign(FORM)
    const { top } = form.getBoundingClientRect()
    if (Math.abs(top) > 2 * innerHeight) scrollBy({ top: top - innerHeight, behavior: 'instant' })
    form.scrollIntoView()
  }, SCROLL_DELAY_MS)
}

/** The initial stands behind it. The photo may have failed before this script came. */
function hideUnlessLoaded(photo: HTMLImageElement): void {
  const hide = () => photo.toggleAttribute('hidden', true)
  photo.addEventListener('error', hide)
  if (photo.complete && photo.naturalWidth === 0) hide()
}
