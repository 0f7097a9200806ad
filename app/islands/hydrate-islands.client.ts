import { isIslandName, islands } from './registry.ts'

const NEARNESS = '600px'

export interface Place {
  element: HTMLElement
  /** Presses again what was pressed before the island was there. */
  replayClicks: () => void
}

/** Says what failed, and in which island. */
type Report = (error: unknown, island: string) => void

export function hydrateIslandsWhenNear(places: readonly Place[], report: Report): void {
  for (const place of places) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void hydrateIsland(place, report)
      },
      { rootMargin: NEARNESS },
    )
    observer.observe(place.element)
  }
}

/** Whatever fails, the markup of the server stays or comes back: its links and forms work without scripts. */
async function hydrateIsland({ element, replayClicks }: Place, report: Report): Promise<void> {
  const name = element.dataset.island ?? ''
  const fail = (error: unknown) => {
    element.dataset.failed = ''
    report(error, name)
  }
  try {
    if (!isIslandName(name)) throw new Error('no such island')
    const { island } = await islands[name]()
    island.hydrate(element, fail)
    replayClicks()
  } catch (error) {
    fail(error)
  }
}
