import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createDataDir } from '../support/data-dir.ts'
import { freePort } from '../support/free-port.ts'
import { startServer } from '../support/site-server.ts'

/** The address whose request throws an error that no code of ours expects. */
const FAULTY_PATH = '/zydre'
const FAULT = `import { subscribe } from 'node:diagnostics_channel'
  subscribe('http.server.request.start', ({ request }) => {
    if (request.url !== '${FAULTY_PATH}') return
    setTimeout(() => { throw Object.assign(new Error('zydre@imone.lt'), { params: ['Žydrė'] }) })
  })`
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(FAULT)}`

const END = 'the server ends because of an unexpected error'

test('an unexpected error ends the server with a line in the log that quotes nothing of it', async () => {
  const server = await startServer({ env: { NODE_OPTIONS } })
  await fetch(`${server.url}${FAULTY_PATH}`).catch(() => {})
  await expect.poll(() => server.output()).toContain('unexpected error; see the log')
  expect(await server.stop()).toBe(1)

  expect(server.logs().filter(({ msg }) => msg === END)).toMatchObject([
    { level: 50, err: { type: 'Error', stack: expect.any(String) } },
  ])
  expect(server.output()).not.toMatch(/zydre|Žydrė/)
})

test('a reader that closes the output neither ends nor hangs the server; an unexpected error still ends it', async () => {
  const port = await freePort()
  const dataDir = await createDataDir()
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', `await (await import('./build/server/index.js')).main()`],
    {
      env: { PATH: process.env.PATH, PORT: String(port), STAFF_PORT: 'off', DATA_DIR: dataDir, NODE_OPTIONS },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = once(child, 'exit')
  child.stdout.destroy()
  child.stderr.destroy()
  try {
    const isWell = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isWell).toBe(true)
    expect(await isWell()).toBe(true)
    await fetch(`http://127.0.0.1:${port}${FAULTY_PATH}`).catch(() => {})
    expect(await ended).toEqual([1, null])
  } finally {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
})
