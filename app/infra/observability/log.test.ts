import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { OperatorError } from '../operator-error.server.ts'
import { createLog } from './log.server.ts'

const NAME = 'Žydrė Šimkutė'

/** The line that the log writes of an error. */
function logged(err: unknown) {
  const lines: string[] = []
  createLog('info', { write: (line: string) => lines.push(line) }).error({ err }, 'a fault')
  return { text: lines.join(''), err: JSON.parse(lines[0] ?? '').err }
}

test('an error is logged as type, code and frames, and so are its causes', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '127.0.0.1',
    port: 5432,
  })
  expect(logged(new TypeError('fetch failed', { cause })).err).toMatchObject({
    type: 'TypeError',
    stack: expect.stringMatching(/^ {4}at .*log\.test\.ts:\d+:\d+/),
    cause: { code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 },
  })
})

test('the code of a plain object that a library reports is logged', () => {
  const reported = {
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
    queue: 'notify-lead',
  }
  expect(logged(reported).err).toEqual({ type: 'object', code: 'ECONNREFUSED' })
})

test('a sentence for the operator stays as it is', () => {
  const message = 'The disk of /srv/site is full; make room.'
  expect(logged(new OperatorError(message)).err).toMatchObject({ message })
})

test.each([
  ['a message', new Error(`${NAME} is unknown`)],
  ['a message that looks like a stack', new Error(`no\n    at ${NAME} (file:///a.ts:1:2)\n    at ${NAME}`)],
  ['an object', { message: `invalid: ${NAME}`, query: NAME }],
  ['a thrown text', NAME],
  ['a code', Object.assign(new Error('no'), { code: NAME })],
  ['a query', new DrizzleQueryError(`select '${NAME}'`, [NAME], new Error(`near "${NAME}"`))],
  ['a far cause', new Error('a', { cause: new Error('b', { cause: new SyntaxError(`"${NAME}"`) }) })],
])('%s that quotes a visitor is logged without the quote', (_, error) => {
  expect(logged(error).text).not.toMatch(/Žydrė|Šimkutė/)
})

test('a message changed after its error was made leaves no forged frame in the log', () => {
  const error = new Error(`no\n    at ${NAME} said so`)
  error.message = 'another one'
  expect(logged(error).text).not.toContain(NAME)
})

test('neither a message of megabytes nor circular causes make a long line', () => {
  const error = new Error(`refused ${'a@'.repeat(2_000_000)}`)
  error.cause = error
  expect(logged(error).text.length).toBeLessThan(20_000)
})
