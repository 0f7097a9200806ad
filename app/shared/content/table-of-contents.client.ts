/** What lies above the line a quarter down the window has been reached, however far above. */
const REACHED_AREA = '1000000px 0px -75% 0px'

/** Marks in the table of contents beside the text which section is being read. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const reached = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reached.add(target.id)
        else reached.delete(target.id)
      }
      const current = links.findLast((link) => reached.has(sectionOf(link)))
      for (const link of links) {
        if (link === current) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: REACHED_AREA },
  )
  for (const link of links) {
    const heading = document.getElementById(sectionOf(link))
    if (heading) observer.observe(heading)
  }
}

function sectionOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1))
}
