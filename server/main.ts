import type { Server } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { type Env, readEnv } from '#app/infra/env.server.ts'
import { batchedOutput, createLog, type Log } from '#app/infra/observability/log.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'
import { release } from '#app/infra/release.server.ts'
import { loadSite } from '#app/infra/site/site-file.server.ts'
import { startServices } from '#app/services.server.ts'
import { listWarnings } from '#app/settings-check.server.ts'
import { createApp } from './app.ts'
import { createHttpServer } from './http/connections.ts'
import { guardConsole } from './http/console-guard.ts'
import { readClientFiles } from './http/earlier-releases.ts'
import { readStaticFile } from './http/static-files.ts'
import { openStaffDoor } from './staff/staff-door.ts'

const CLIENT_DIR = 'build/client'
const STOP_TIMEOUT_MS = 10_000
const LOG_FLUSH_MS = 500

export async function main(): Promise<void> {
  const env = orExit(() => readEnv(process.env))
  const log = createLog(env.LOG_LEVEL, batchedOutput())
  guardConsole(log)
  // When nobody reads the output any more, an unhandled stream error would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  log.info(release, 'starting')
  // Until the site serves, nothing has to be finished.
  let finish = async () => {}
  stopOnSignal(() => finish(), log)
  const site = orExit(() => loadSite(env))
  if (!site.isInvented) log.info(site.whose)
  const services = await startServices(env, log).catch((error) => exitOnStartError(error))
  endOnUnexpectedError(log)
  const photoFiles = site.photos.map((path) => [path, readStaticFile(env.DATA_DIR, path, [])] as const)
  const clientFiles = new Map([...readClientFiles(CLIENT_DIR, env.DATA_DIR, log), ...photoFiles])
  const app = createApp({ build, env, log, services, clientFiles })
  const { server, close } = createHttpServer(getRequestListener(app.fetch, { hostname: env.HOST }))
  server.listen(env.PORT, env.HOST, () => printReady(server, env, log))
  server.on('error', (error) => exitWith(`The server could not listen on port ${env.PORT}: ${error.message}`))
  const { metrics, staff } = services
  const staffDoor = staff && openStaffDoor({ env, log, metrics, staff, clientFiles })
  for (const { sentence } of listWarnings(env, process.env, site)) log.warn(sentence)
  finish = () => Promise.all([close(), staffDoor?.close()]).then(services.stop)
}

function printReady(server: Server, env: Env, log: Log): void {
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : env.PORT
  const database = env.DATABASE_URL ? 'postgresql' : 'embedded'
  log.info({ port, database, version: release.version }, 'server is ready')
  process.stdout.write(`Ready on http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}\n`)
}

function orExit<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return exitOnStartError(error)
  }
}

function exitOnStartError(error: unknown): never {
  const message = operatorMessage(error, 'The server could not start')
  if (message !== null) exitWith(message)
  throw error
}

/** Node would print the error with all its properties, such as rows of leads; pino's `fatal` would retry endlessly. */
function endOnUnexpectedError(log: Log): void {
  const end = () => exitWith('The server ended because of an unexpected error; see the log.')
  process.on('uncaughtException', (err) => {
    log.error({ err }, 'the server ends because of an unexpected error')
    setTimeout(end, LOG_FLUSH_MS)
    log.flush(end)
  })
}

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function stopOnSignal(finish: () => Promise<void>, log: Log): void {
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => exitWith('The server did not stop in time.'), STOP_TIMEOUT_MS).unref()
    await finish()
    log.info('stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
