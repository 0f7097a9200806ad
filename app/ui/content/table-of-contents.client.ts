/** Marks the link to the section that is being read; `data-contents` is the root margin of the observer. */
export function markCurrentSection(): void {
  const rootMargin = document.querySelector<HTMLElement>('[data-contents]')?.dataset.contents
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')]
  const reached = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reached.add(`#${target.id}`)
        else reached.delete(`#${target.id}`)
      }
      const current = links.findLast(({ hash }) => reached.has(hash))?.hash
      for (const link of links) link.ariaCurrent = link.hash === current ? 'true' : null
    },
    { rootMargin },
  )
  for (const { hash } of links) {
    const target = document.getElementById(hash.slice(1))
    if (target) observer.observe(target)
  }
}
