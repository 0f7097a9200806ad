/** Headings of a text: what lies above the line a quarter down the window has been reached, however far above. */
const REACHED_AREA = '1000000px 0px -75% 0px'
/** Sections of the home page: the one that the line runs through. */
const LINE = '-25% 0px -75% 0px'

/** Marks in tables of contents, and in the header of the home page, which section is being read. */
export function markCurrentSection(): void {
  for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]')) {
    markIn(contents, contents.dataset.contents === 'sections' ? LINE : REACHED_AREA)
  }
}

function markIn(contents: HTMLElement, rootMargin: string): void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
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
    { rootMargin },
  )
  for (const link of links) {
    const target = document.getElementById(sectionOf(link))
    if (target) observer.observe(target)
  }
}

function sectionOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1))
}
