import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '../../operator-error.server.ts'
import { makePrivateDirectory, PRIVATE_DIRECTORY } from '../../private-files.server.ts'
import { type Account, chooseAccount } from './account.server.ts'
import { findPostgres, POSTGRES_MAJOR } from './binaries.server.ts'
import { CLUSTER, clusterUrl, type Runner } from './clusters.server.ts'
import { DatabaseBusyError, type Launch, launch } from './launch.server.ts'

const LOCK_WAIT_MS = 20_000
const LOCK_POLL_MS = 200
const RESTART_PAUSE_MS = 1_000
const ENDED_MESSAGE = 'The embedded database ended unexpectedly; it is started again.'

/** Runs PostgreSQL for as long as this process, and creates the cluster if it is missing. It throws a `DatabaseBusyError`. */
export async function startEmbedded(dataDir: string, cluster = CLUSTER, runner: Runner = 'server') {
  const account = chooseAccount(await makeDirectory(dataDir), findPostgres())
  const directory = join(account.directory, cluster)
  requireSameMajor(directory)
  let launched = await launchWhenFree(account, directory, runner)
  let isStopping = false
  const killImmediately = () => launched.postgres.kill('SIGQUIT')
  process.on('exit', killImmediately)
  const stopped = keepRunning()

  async function keepRunning(): Promise<void> {
    for (let lastProblem = ''; ; ) {
      const problem = await waitForEnd(launched)
      if (isStopping) return
      // A repeated failure is reported once.
      if (problem === ENDED_MESSAGE || problem !== lastProblem) printLine(problem)
      lastProblem = problem
      await pause(RESTART_PAUSE_MS)
      if (isStopping) return
      launched = launch(account, directory, runner)
    }
  }

  return {
    url: clusterUrl(directory),
    directory,
    async stop(): Promise<void> {
      isStopping = true
      launched.postgres.kill('SIGINT')
      await stopped
      process.off('exit', killImmediately)
    },
  }
}

/** Only the server's user may enter it; root gives it to the owner of `dataDir`. */
async function makeDirectory(dataDir: string): Promise<string> {
  await makePrivateDirectory(dataDir)
  const directory = join(dataDir, 'postgres')
  if (existsSync(directory)) return directory
  mkdirSync(directory, { mode: PRIVATE_DIRECTORY })
  const { uid, gid } = statSync(dataDir)
  if (process.getuid?.() === 0) chownSync(directory, uid, gid)
  return directory
}

function requireSameMajor(cluster: string): void {
  const file = join(cluster, 'PG_VERSION')
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : POSTGRES_MAJOR
  if (major === POSTGRES_MAJOR) return
  throw new OperatorError(
    `The embedded database in ${cluster} was made by PostgreSQL ${major}, and this software has PostgreSQL ${POSTGRES_MAJOR}: make a backup with the version of this software that made it, and restore that.`,
  )
}

async function launchWhenFree(account: Account, cluster: string, runner: Runner): Promise<Launch> {
  const deadline = performance.now() + (runner === 'server' ? LOCK_WAIT_MS : 0)
  for (let isFirst = true; ; isFirst = false) {
    const launched = launch(account, cluster, runner)
    try {
      await launched.ready
      return launched
    } catch (error) {
      if (!(error instanceof DatabaseBusyError) || performance.now() >= deadline) throw error
    }
    if (isFirst)
      printLine('The embedded database is in use by another process; it may take a few seconds to end.')
    await pause(LOCK_POLL_MS)
  }
}

function printLine(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function waitForEnd({ postgres, ready }: Launch): Promise<string> {
  try {
    await ready
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  if (postgres.exitCode === null && postgres.signalCode === null) await once(postgres, 'exit')
  return ENDED_MESSAGE
}
