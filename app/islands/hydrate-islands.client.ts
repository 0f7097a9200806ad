import { reportError } from '#app/shared/client-errors/client-errors.client.ts'
import { isIslandName, islands } from './registry.ts'

const NEARNESS = '600px'

export function hydrateIslandsWhenNear(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    // From the first moment on: what is pressed before the island is near must not be lost.
    const replayClicks = recordClicks(place)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void hydrateIsland(place, replayClicks)
      },
      { rootMargin: NEARNESS },
    )
    observer.observe(place)
  }
}

/** Whatever fails, the markup of the server stays or comes back: its links and forms work without scripts. */
async function hydrateIsland(place: HTMLElement, replayClicks: () => void): Promise<void> {
  const name = place.dataset.island ?? ''
  const fail = (error: unknown) => {
    place.dataset.failed = ''
    reportError(error, name)
  }
  try {
    if (!isIslandName(name)) throw new Error('no such island')
    const { island } = await islands[name]()
    island.hydrate(place, fail)
    replayClicks()
  } catch (error) {
    fail(error)
  }
}

/**
 * Buttons pressed before their script has come are pressed again when it has. They are the same elements:
 * hydration adopts the server's markup. That it has only been scheduled by then does no harm, for React finishes
 * it at once when a click reaches a root that is not hydrated yet, and then deals with the click.
 */
function recordClicks(place: HTMLElement): () => void {
  const pressed: HTMLElement[] = []
  const record = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    if (button) pressed.push(button)
  }
  place.addEventListener('click', record)
  return () => {
    place.removeEventListener('click', record)
    for (const button of pressed) button.click()
  }
}
