import { Registry } from 'prom-client'
import { afterEach, expect, test, vi } from 'vitest'
import { watchFreeDisk } from './free-disk.server.ts'
import { createLog } from './log.server.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['almost full', 1e18, 3],
  ['with room', 1, 0],
])(
  'a disk that is %s is named at once and every hour, or never; a metric says what is free',
  async (_, warnBelowBytes, times) => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const logged: unknown[] = []
    const log = createLog('warn', { write: (line: string) => logged.push(JSON.parse(line)) })
    const registry = new Registry()
    watchFreeDisk('.', log, registry, { warnBelowBytes })
    for (let hour = 0; hour < 2; hour++) await vi.advanceTimersByTimeAsync(3_600_000)

    const expected = Array(times).fill(
      expect.objectContaining({ directory: '.', freeBytes: expect.any(Number) }),
    )
    await expect.poll(() => logged).toEqual(expected)
    expect(await registry.metrics()).toMatch(/^site_disk_free_bytes [1-9]\d+$/m)
  },
)
