import { type IslandName, islands } from './registry.ts'

/** Whatever fails, the server's markup stays or returns. `replayClicks` repeats earlier clicks. */
export async function hydrateIsland(element: HTMLElement, replayClicks: () => void): Promise<void> {
  const fail = (error: unknown) => {
    element.dataset.failed = ''
    console.error(error)
  }
  try {
    const { island } = await islands[element.dataset.island as IslandName]()
    island.hydrate(element, fail)
    replayClicks()
  } catch (error) {
    fail(error)
  }
}
