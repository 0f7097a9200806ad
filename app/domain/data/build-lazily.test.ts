import { expect, onTestFinished, test, vi } from 'vitest'
import { buildLazily } from './build-lazily.ts'

test('the value is built once, when it is first used', () => {
  const build = vi.fn(() => ({}))
  const get = buildLazily(build)
  expect(build).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(build).toHaveBeenCalledOnce()
})

test('the value is eventually built even if nobody uses it', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const build = vi.fn(() => ({}))
  buildLazily(build)
  vi.runAllTimers()
  expect(build).toHaveBeenCalledOnce()
})
