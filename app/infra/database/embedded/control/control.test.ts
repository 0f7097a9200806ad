import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OperatorError } from '../../../operator-error.server.ts'
import { controlAddress } from './control-address.server.ts'
import { requestBackup, requestCommand } from './control-client.server.ts'
import { type StreamedCommand, serveControl } from './serve-control.server.ts'

let dataDir: string
let end: (() => Promise<void>)[]
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'control-'))
  end = []
})
afterEach(async () => {
  for (const stop of end) await stop()
  await rm(dataDir, { recursive: true })
})

async function serve(leads: StreamedCommand): Promise<() => Promise<void>> {
  const stop = await serveControl(dataDir, { backup: async () => Buffer.from('a copy'), streamed: { leads } })
  let stopped: Promise<void> | undefined
  const stopOnce = () => (stopped ??= stop())
  end.push(stopOnce)
  return stopOnce
}

/** A server of another make on the same socket. */
async function serveAnswer(status: number, body: string): Promise<void> {
  const server = createServer((_, response) => response.writeHead(status).end(body))
  await once(server.listen(controlAddress(dataDir)), 'listening')
  end.push(async () => void server.close())
}

/** Sends a command and gives what came back. */
async function ask(command: object) {
  const answer = { printed: '', progress: [] as string[] }
  const isServed = await requestCommand(dataDir, 'leads', command, {
    async print(text) {
      answer.printed += text
    },
    info: (line) => void answer.progress.push(line),
  })
  return { ...answer, isServed }
}

/** A request by hand, whose answer is not read. */
async function askByHand(body: string, path = '/leads') {
  const asking = request({ socketPath: controlAddress(dataDir), method: 'POST', path, agent: false })
  asking.on('error', () => {})
  asking.end(body)
  const [response] = await once(asking, 'response')
  response.on('error', () => {})
  return { asking, response }
}

test('a command is answered with its results and its progress, in their order', async () => {
  await serve(async (input, { print, info }) => {
    await print(`${JSON.stringify(input)}\u2028\n`)
    info('half of it')
    await print('ąžuolas')
  })
  expect(await ask({ name: 'list' })).toEqual({
    isServed: true,
    printed: '{"name":"list"}\u2028\nąžuolas',
    progress: ['half of it'],
  })
})

test('an answer of very many lines arrives whole', async () => {
  await serve(async (_, { print, info }) => {
    for (let line = 0; line < 20_000; line++) {
      await print(`${line} ${'ą'.repeat(300)}\n`)
      if (line % 1_000 === 0) info(`${line}…`)
      // As at the end of a page of rows.
      if (line % 500 === 0) await new Promise(setImmediate)
    }
  })
  const { printed, progress } = await ask({})
  expect(printed.split('\n').length).toBe(20_001)
  expect(progress).toHaveLength(20)
})

test('an operator’s error arrives as its sentence', async () => {
  await serve(async () => {
    throw new OperatorError('There is no lead with this reference.')
  })
  await expect(ask({})).rejects.toThrow(new OperatorError('There is no lead with this reference.'))
})

test('where no server runs, the command is not served; a socket that was left behind does not count', async () => {
  expect((await ask({})).isServed).toBe(false)
  expect(await requestBackup(dataDir)).toBeNull()
  const left = createServer().listen(controlAddress(dataDir))
  await once(left, 'listening')
  left.close()
  expect((await ask({})).isServed).toBe(false)
})

test('only the owner may use the socket', async () => {
  await serve(async () => {})
  expect((await stat(controlAddress(dataDir))).mode & 0o777).toBe(0o600)
})

test('two commands and a backup run concurrently', async () => {
  let arrived = 0
  const all = Promise.withResolvers<void>()
  await serve(async (_, { print }) => {
    if (++arrived === 2) all.resolve()
    await all.promise
    await print('done')
  })
  const [one, two, backup] = await Promise.all([ask({}), ask({}), requestBackup(dataDir)])
  expect([one.printed, two.printed, String(backup)]).toEqual(['done', 'done', 'a copy'])
})

test('a client that does not read is waited for, and one that goes away ends its command', async () => {
  let written = 0
  const ended = Promise.withResolvers<unknown>()
  await serve(async (_, { print }) => {
    try {
      while (true) {
        await print('x'.repeat(1_000))
        written += 1
      }
    } catch (error) {
      ended.resolve(error)
      throw error
    }
  })
  const { asking } = await askByHand('{}')
  const isWaiting = async () => {
    const before = written
    await pause(100)
    return before > 0 && written === before
  }
  await expect.poll(isWaiting).toBe(true)
  expect(written).toBeLessThan(10_000)

  asking.destroy()
  expect(await ended.promise).toMatchObject({ name: 'AbortError' })
})

test('stopping lets a short command finish and ends a long one with a sentence', async () => {
  let begun = 0
  const proceed = Promise.withResolvers<void>()
  const stop = await serve(async (input, { print }) => {
    begun += 1
    await proceed.promise
    do {
      await print('x')
      await new Promise(setImmediate)
    } while (JSON.stringify(input) === '{"isLong":true}')
  })
  const short = ask({})
  const long = ask({ isLong: true })
  await expect.poll(() => begun).toBe(2)
  const stopped = stop()
  proceed.resolve()
  await expect(long).rejects.toThrow('The server is stopping')
  expect((await short).printed).toBe('x')
  await stopped
  expect((await ask({})).isServed).toBe(false)
})

test('stopping does not wait for a client that never sends its command or never reads the answer', async () => {
  const stop = await serve(async (_, { print }) => {
    while (true) await print('x'.repeat(10_000))
  })
  const silent = connect(controlAddress(dataDir))
  silent.on('error', () => {})
  silent.write('POST /leads HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{')
  await askByHand('{}')
  await stop()
})

test('garbage, a body that is not JSON, one that never ends and unknown paths do no harm', async () => {
  await serve(async (_, { print }) => print('fine'))
  const garbage = connect(controlAddress(dataDir))
  garbage.end('\0\x01\x02 garbage\r\n\r\n')
  expect(await text(garbage)).toContain('400 Bad Request')

  const noJson = await askByHand('not JSON')
  expect(await text(noJson.response)).toContain('not JSON')
  const endless = await askByHand(`"${'x'.repeat(1_000_000)}`)
  expect(await text(endless.response)).toContain('too long')
  for (const path of ['/', '/constructor', '/leads/', '/%zz']) {
    expect((await askByHand('{}', path)).response.statusCode).toBe(404)
  }
  expect((await ask({})).printed).toBe('fine')
})

test('a server of another version is reported as such', async () => {
  await serveAnswer(404, '')
  await expect(ask({})).rejects.toThrow('is of another version')
})

test('an answer in lines of another version is reported as such', async () => {
  await serveAnswer(200, '{"kind":"chart","text":"▁▂▃"}\n')
  await expect(ask({})).rejects.toThrow('is of another version')
})

test('an answer that breaks off is no success', async () => {
  await serveAnswer(200, '{"kind":"result","text":"half"}\n{"kind":"res')
  await expect(ask({})).rejects.toThrow('The server broke off before the command had ended')
})

test('a connection that is cut before the answer is reported in a sentence', async () => {
  const server = createServer((incoming) => incoming.socket.destroy())
  await once(server.listen(controlAddress(dataDir)), 'listening')
  end.push(async () => void server.close())
  await expect(ask({})).rejects.toThrow('The server broke off before the command had ended')
})
