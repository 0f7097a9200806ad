import { expect, test } from 'vitest'
import { REFUSING_PORT } from '../support/free-port.ts'
import { runStart, START_COMMAND } from '../support/start-process.ts'
import { prepareSite } from './support/site.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const PASSWORD = 'labai-slaptas'
const PRODUCTION = { NODE_ENV: 'production' }
const WAITING = 'the start waits for it'

test('a start while PostgreSQL is stopped waits for it, names it without its password, and serves once it runs', async () => {
  await using site = await prepareSite('postgres')
  const { postgres, dataDir } = site.storage
  const address = new URL(site.storage.env.DATABASE_URL ?? '')
  address.password = PASSWORD
  await postgres?.stop()
  const env = { ...PRODUCTION, ...site.env, DATABASE_URL: address.href, DATA_DIR: dataDir }
  await using start = runStart(START_COMMAND, { env })
  await expect.poll(start.output).toContain(WAITING)
  await postgres?.start()

  const url = await start.url
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(start.output()).toMatch(new RegExp(`DATABASE_URL.*|"database":".* on ${address.host}"`))
  expect(start.output()).not.toContain(PASSWORD)
  const { reference } = await sendOnce(url, browserForm())
  await expect.poll(() => site.smtp.mails.length).toBe(1)
  start.child.kill('SIGTERM')
  expect(await start.ended).toBe(0)
  expect(await site.tally([reference ?? ''])).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends a start that waits for its database, in order',
  async (signal) => {
    const DATABASE_URL = `postgresql://web:${PASSWORD}@127.0.0.1:${REFUSING_PORT}/site`
    await using start = runStart(START_COMMAND, { env: { ...PRODUCTION, DATABASE_URL } })
    await expect.poll(start.output).toContain(WAITING)

    start.child.kill(signal)
    expect(await start.ended).toBe(0)
    expect(start.output()).not.toContain(PASSWORD)
  },
)

test('a database that the server does not know ends the start with a sentence', async () => {
  await using site = await prepareSite('postgres')
  const address = new URL('nera', site.storage.env.DATABASE_URL)
  await using start = runStart(START_COMMAND, {
    env: { ...PRODUCTION, DATABASE_URL: address.href, DATA_DIR: site.storage.dataDir },
  })

  expect(await start.ended).toBe(1)
  expect(start.output()).toContain('The server could not start: database "nera" does not exist.')
  expect(start.output()).not.toContain(WAITING)
})
