const NEARNESS = '600px'

/** A first visit does not pay for what is further down. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: NEARNESS },
  )
  observer.observe(element)
}
