import type { overload } from '#config/limits.ts'

interface Waiting {
  costMs: number
  /** Since then it is the next of its network. */
  sinceMs: number
  begin: () => void
}

type RenderQueueLimits = Pick<typeof overload, 'maxWaitMs' | 'maxTurnsBefore' | 'maxActive'>

/** Rendering blocks the thread: between two renders leads, health checks and cached responses have their turn. */
export function createRenderQueue(
  { maxWaitMs, maxTurnsBefore, maxActive }: RenderQueueLimits,
  now = () => performance.now(),
) {
  // bounded: by isFull; by network, the next one first
  const lines = new Map<string | symbol, Waiting[]>()
  let active = 0
  let isScheduled = false

  /** In a round each network has one turn. A network alone waits for itself, however long a turn takes. */
  function isFull(network: string | symbol): boolean {
    if ((lines.get(network)?.length ?? 0) * lines.size >= maxTurnsBefore) return true
    const others = [...lines].flatMap(([other, [first]]) => (first && other !== network ? [first] : []))
    const roundMs = others.reduce((sum, { costMs }) => sum + costMs, 0)
    const waitedMs = others[0] === undefined ? 0 : now() - others[0].sinceMs
    return Math.max(roundMs, waitedMs) >= maxWaitMs
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
    const [network, [work, following, ...others]] = next
    lines.delete(network)
    if (following) lines.set(network, [{ ...following, sinceMs: now() }, ...others])
    active++
    work?.begin()
    scheduleNext()
  }

  async function runInTurn<T>(costMs: number, work: () => Promise<T>, network: string | symbol): Promise<T> {
    await new Promise<void>((begin) => {
      lines.getOrInsertComputed(network, () => []).push({ costMs, sinceMs: now(), begin })
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
    /** It returns null at once when the work could not be done in time. Work without a network is in nobody's line. */
    run: <T>(costMs: number, work: () => Promise<T>, network: string | symbol = Symbol()) =>
      isFull(network) ? null : runInTurn(costMs, work, network),
  }
}
