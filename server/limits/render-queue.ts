import type { overload } from '#config/limits.ts'

interface Waiting {
  costMs: number
  begin: () => void
}

interface Line {
  works: Waiting[]
  /** When it began to wait for its turn. */
  sinceMs: number
}

type RenderQueueLimits = Pick<typeof overload, 'maxWaitMs' | 'maxTurnsBefore' | 'maxActive'>

/** Rendering blocks the thread: between two renders leads, health checks and cached answers have their turn. */
export function createRenderQueue(
  { maxWaitMs, maxTurnsBefore, maxActive }: RenderQueueLimits,
  now = () => performance.now(),
) {
  // bounded: by maxWaitMs and maxTurnsBefore; by network, the next one first
  const lines = new Map<string | symbol, Line>()
  let active = 0
  let isScheduled = false

  /** In a round each network has one turn; nobody is refused because of colleagues alone. */
  function isFull(network: string | symbol): boolean {
    const others = [...lines].filter(([other]) => other !== network).map(([, line]) => line)
    const roundMs = others.reduce((sum, { works }) => sum + (works[0]?.costMs ?? 0), 0)
    const [next] = others
    return next !== undefined && (roundMs >= maxWaitMs || now() - next.sinceMs >= maxWaitMs)
  }

  function isTooFarBack(network: string | symbol): boolean {
    return (lines.get(network)?.works.length ?? 0) * lines.size >= maxTurnsBefore
  }

  function scheduleNext(): void {
    if (isScheduled || active >= maxActive || lines.size === 0) return
    isScheduled = true
    setImmediate(beginNext)
  }

  function beginNext(): void {
    isScheduled = false
    const [next] = lines
    if (!next) return
    const [network, { works }] = next
    const work = works.shift()
    lines.delete(network)
    if (works.length > 0) lines.set(network, { works, sinceMs: now() })
    active++
    work?.begin()
    scheduleNext()
  }

  async function runInTurn<T>(costMs: number, work: () => Promise<T>, network: string | symbol): Promise<T> {
    await new Promise<void>((begin) => {
      const line = lines.get(network) ?? { works: [], sinceMs: now() }
      line.works.push({ costMs, begin })
      lines.set(network, line)
      scheduleNext()
    })
    try {
      return await work()
    } finally {
      active--
      scheduleNext()
    }
  }

  return {
    /** Null at once when the work could not be done in time. Work without a network is in nobody's line. */
    run: <T>(costMs: number, work: () => Promise<T>, network: string | symbol = Symbol()) =>
      isFull(network) || isTooFarBack(network) ? null : runInTurn(costMs, work, network),
  }
}
