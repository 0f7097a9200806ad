import { type IslandName, islands } from './registry.ts'

/** Whatever fails, the server's markup stays or returns. `replayClicks` repeats earlier clicks. */
export async function hydrateIsland(
  element: HTMLElement,
  replayClicks: () => void,
  report: (error: unknown, island: string) => void,
): Promise<void> {
  const name = element.dataset.island ?? ''
  const fail = (error: unknown) => {
    element.dataset.failed = ''
    report(error, name)
  }
  try {
    const { island } = await islands[name as IslandName]()
    island.hydrate(element, fail)
    replayClicks()
  } catch (error) {
    fail(error)
  }
}
