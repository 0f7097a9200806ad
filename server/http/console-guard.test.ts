import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { guardConsole } from './console-guard.ts'

test('what a library prints becomes a line of the log that names nobody', () => {
  const printed = new PassThrough()
  const guarded = new Console(printed)
  const lines: string[] = []
  guardConsole(createLog('info', { write: (line: string) => lines.push(line) }), guarded)

  guarded.warn('The URL path "/jonas%40example.lt%ff" could not be decoded')
  guarded.error(new Error('no row for jonas@example.lt'))
  guarded.log({ email: 'jonas@example.lt' })

  expect(printed.read()).toBeNull()
  expect(lines).toHaveLength(3)
  expect(lines.join('')).not.toContain('jonas')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    err: { type: 'Error', stack: expect.stringContaining('console-guard') },
  })
})
