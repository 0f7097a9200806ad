import { setInterval as ticks } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { writeCertificate } from '../support/deploy-files.ts'
import { errorsIn } from '../support/errors-in-log.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import {
  connectTo,
  isProxyMissing,
  PROXY_NAMES,
  startProxy,
  statusOf,
  type Target,
} from '../support/proxies.ts'
import { BARE_HOST, HOST } from '../support/proxy-requests.ts'
import { startServer } from '../support/site-server.ts'
import { createTally } from './support/attack-tally.ts'

const TYPE = 'Content-Type: application/x-www-form-urlencoded\r\n'
const HEADERS = `POST /api/leads HTTP/1.1\r\nHost: ${HOST}\r\n${TYPE}`
interface SlowClient {
  /** Sent at once. */
  first: string
  /** Sent every second. */
  drip: string
  /** nginx keeps it: it knows a time for each part of a body, none for the whole. */
  isKeptByNginx?: boolean
}
const SLOW_CLIENTS: Record<string, SlowClient> = {
  silence: { first: '', drip: '' },
  'slow headers': { first: `${HEADERS}X: `, drip: 'a' },
  'a body that does not come': { first: `${HEADERS}Content-Length: 60000\r\n\r\n`, drip: '' },
  'a slow body': { first: `${HEADERS}Content-Length: 60000\r\n\r\n`, drip: 'a', isKeptByNginx: true },
  'slow chunks': {
    first: `${HEADERS}Transfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\na\r\n',
    isKeptByNginx: true,
  },
}
const CLIENTS_OF_EACH = 100
/** An address may have 200 requests on their way. */
const OF_EACH_AT_NGINX = 60

const certificate = await untilEndOfFile(writeCertificate(BARE_HOST))
const site = await untilEndOfFile(startServer({ env: { LOG_LEVEL: 'warn' } }))

for (const place of ['without a proxy', ...PROXY_NAMES] as const) {
  const proxyName = place === 'without a proxy' ? null : place
  test.skipIf(proxyName !== null && isProxyMissing(proxyName))(
    `${place}: hundreds of slow clients are disconnected one after the other, and block nobody`,
    async () => {
      const tally = createTally()
      const proxy = proxyName && (await startProxy(proxyName, site.url, certificate))
      const target = proxy ?? site.url
      const clients = Object.values(SLOW_CLIENTS).flatMap((client) =>
        Array<SlowClient>(proxyName === 'nginx' ? OF_EACH_AT_NGINX : CLIENTS_OF_EACH).fill(client),
      )
      const [kept, others] = [clients.filter(isKept), clients.filter((client) => !isKept(client))]
      const staying = kept.map((client) => sendSlowly(target, client))
      const disconnected = others.map((client) => sendSlowly(target, client))
      onTestFinished(async () => {
        for (const { socket } of [...staying, ...disconnected]) socket.destroy()
        await proxy?.stop()
      })
      const isOver = Promise.all(disconnected.map(({ ended }) => ended)).then(() => true)

      let answered = 0
      for await (const _tick of ticks(1_000)) {
        expect(await statusOf(target, '/blog')).toBe(200)
        answered += 1
        if (await Promise.race([isOver, Promise.resolve(false)])) break
      }

      for (const { ended } of disconnected) {
        const last = await ended
        tally.noteVerdict('slow client', last, /^(?:|HTTP\/1\.1 4\d\d.*)$/.test(last) ? null : 'let in')
      }
      expect(answered).toBeGreaterThan(1)
      expect(tally.faults).toEqual([])
      expect(errorsIn(site.logs())).toEqual([])

      function isKept({ isKeptByNginx = false }: SlowClient) {
        return isKeptByNginx && proxyName === 'nginx'
      }
    },
  )
}

/** `ended` is the status line with which the server ended the connection; empty when it sent none. */
function sendSlowly(target: Target, { first, drip }: SlowClient) {
  const socket = connectTo(target)
  let text = ''
  socket.once('connect', () => socket.write(first))
  socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {})
  const timer = setInterval(() => drip !== '' && socket.write(drip), 1_000)
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer)
      resolve(text.split('\r\n')[0] ?? '')
    })
  })
  return { socket, ended }
}
