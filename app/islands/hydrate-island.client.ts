import { isIslandName, islands } from './registry.ts'

/**
 * Whatever fails, the markup of the server stays or comes back: its links and forms work without scripts.
 * `replayClicks` presses again what was pressed before the island was there; `report` hears what failed, and in which
 * island.
 */
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
    if (!isIslandName(name)) throw new Error('no such island')
    const { island } = await islands[name]()
    island.hydrate(element, fail)
    replayClicks()
  } catch (error) {
    fail(error)
  }
}
