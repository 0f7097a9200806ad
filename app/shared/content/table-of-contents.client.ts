/** The part of the window that a section must reach to be the current one: its upper quarter. */
const CURRENT_AREA = '-64px 0px -75% 0px'

/** Marks in the table of contents beside the text which section is being read. */
export function markCurrentSection(): void {
  const links = new Map<string, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
    links.set(decodeURIComponent(link.hash.slice(1)), link)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const reached = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (!reached) return
      for (const [id, link] of links) {
        if (id === reached.target.id) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: CURRENT_AREA },
  )
  for (const id of links.keys()) {
    const heading = document.getElementById(id)
    if (heading) observer.observe(heading)
  }
}
