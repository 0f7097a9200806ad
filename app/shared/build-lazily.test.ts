import { expect, test, vi } from 'vitest'
import { buildLazily } from './build-lazily.ts'

test('it is built once, when it is first used', () => {
  const build = vi.fn(() => ({}))
  const get = buildLazily(build)
  expect(build).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(build).toHaveBeenCalledOnce()
})

test('it is also built when nobody uses it', async () => {
  const build = vi.fn(() => ({}))
  buildLazily(build)
  await vi.waitUntil(() => build.mock.calls.length > 0, 60_000)
})
