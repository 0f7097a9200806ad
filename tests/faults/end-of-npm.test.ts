import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createDataDir } from '../support/data-dir.ts'
import { runStart, START_COMMAND, type StartProcess, signalAll } from '../support/start-process.ts'

const NPM_START = ['npm', 'start']
/** A shell that leaves the command behind when its own input ends. */
const IN_BACKGROUND = ['sh', '-c', '"$@" & read line', 'sh']
const isWindows = process.platform === 'win32'

const responds = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function start(command: readonly string[], env: Record<string, string> = {}): Promise<StartProcess> {
  const dataDir = await createDataDir()
  const started = runStart(command, { env: { NODE_ENV: 'production', DATA_DIR: dataDir, ...env } })
  onTestFinished(async () => {
    await started[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  })
  return started
}

/** Waits until all processes have ended; only then is their output complete. */
async function expectOrderlyEnd(started: StartProcess): Promise<void> {
  const url = await started.url
  await started.ended
  expect(started.output()).toContain('"msg":"stopped"')
  expect(await responds(url)).toBe(false)
}

test.skipIf(isWindows).each([
  ['SIGTERM', 'sh'],
  ['SIGKILL', 'sh'],
  ['SIGKILL', 'bash'],
] as const)(
  'a server that npm started stops in order when npm ends by %s, with %s between',
  async (signal, shell) => {
    const started = await start(NPM_START, { npm_config_script_shell: shell })
    await started.url
    started.child.kill(signal)

    await expectOrderlyEnd(started)
  },
)

test.skipIf(isWindows)(
  'a server outlives the shell that left it, or its npm, in the background',
  async () => {
    const left = [
      await start([...IN_BACKGROUND, ...START_COMMAND]),
      await start([...IN_BACKGROUND, ...NPM_START]),
    ]
    const urls = await Promise.all(left.map(({ url }) => url))
    for (const { child } of left) {
      child.stdin?.end()
      await once(child, 'exit')
    }
    // Meanwhile a server that began to watch later has noticed the end of its npm.
    const watching = await start(NPM_START)
    await watching.url
    watching.child.kill('SIGKILL')
    await expectOrderlyEnd(watching)

    expect(await Promise.all(urls.map(responds))).toEqual([true, true])
    for (const started of left) {
      signalAll(started.child, 'SIGTERM')
      await expectOrderlyEnd(started)
    }
  },
)
