import type { overload } from '#config/limits.ts'

interface Waiting {
  costMs: number
  network: string | undefined
  sinceMs: number
  begin: () => void
}

type RenderQueueLimits = Pick<typeof overload, 'maxWaitMs' | 'maxMsPerNetwork' | 'maxActive'>

/** Rendering blocks the thread: between two renders leads, health checks and cached answers have their turn. */
export function createRenderQueue(
  { maxWaitMs, maxMsPerNetwork, maxActive }: RenderQueueLimits,
  now = () => performance.now(),
) {
  const waiting: Waiting[] = []
  let waitingCostMs = 0
  let active = 0
  let isScheduled = false

  function isFull(): boolean {
    const oldest = waiting[0]
    return oldest !== undefined && (waitingCostMs >= maxWaitMs || now() - oldest.sinceMs >= maxWaitMs)
  }

  function exceedsShare(network: string | undefined): boolean {
    if (network === undefined) return false
    const own = waiting.filter((other) => other.network === network)
    return own.reduce((sum, { costMs }) => sum + costMs, 0) >= maxMsPerNetwork
  }

  function scheduleNext(): void {
    if (isScheduled || active >= maxActive || waiting.length === 0) return
    isScheduled = true
    setImmediate(beginNext)
  }

  function beginNext(): void {
    isScheduled = false
    const next = waiting.shift()
    if (!next) return
    waitingCostMs -= next.costMs
    active++
    next.begin()
    scheduleNext()
  }

  async function runInTurn<T>(costMs: number, work: () => Promise<T>, network?: string): Promise<T> {
    await new Promise<void>((begin) => {
      waiting.push({ costMs, network, sinceMs: now(), begin })
      waitingCostMs += costMs
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
    /** Null at once when the work could not be done in time. */
    run: <T>(costMs: number, work: () => Promise<T>, network?: string) =>
      isFull() || exceedsShare(network) ? null : runInTurn(costMs, work, network),
  }
}
