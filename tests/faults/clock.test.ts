import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { FORM_TOKEN_FIELD } from '#app/features/lead/spam/anti-spam-fields.ts'
import type { SiteServer } from '../support/site-server.ts'
import { referenceOf } from './support/mail-reference.ts'
import { prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const HOUR = 3_600
/** How long a visitor types; longer than a form must be open. */
const OPEN_MS = 3_000
const CLOCK_CHANGES = longOrShort(
  [2, -2, 26 * HOUR, 3 * HOUR, -6 * HOUR, 60 * 24 * HOUR, -400 * 24 * HOUR, 0],
  [26 * HOUR, -6 * HOUR],
)
const CLOCK_MODULE = pathToFileURL(resolve('tests/faults/support/changed-clock.js')).href

test('a clock that jumps ahead and back, by seconds and by days, delays no lead and no mail, and makes no visitor a robot', async () => {
  await using site = await prepareSite('embedded')
  const clockFile = join(site.storage.dataDir, 'clock')
  const setClock = (seconds: number) => writeFile(clockFile, String(seconds))
  await setClock(0)
  const server = await site.start({
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import=${CLOCK_MODULE}`,
    LOG_LEVEL: 'info',
  })
  const acknowledged: string[] = []
  const send = async (changes: Record<string, string> = {}) => {
    const { reference } = await sendOnce(server.url, browserForm(changes))
    acknowledged.push(reference ?? '')
    await expect.poll(() => site.smtp.mails.map(referenceOf)).toContain(reference)
  }
  for (const seconds of CLOCK_CHANGES) {
    await setClock(seconds)
    await expect.poll(() => serverClock(server)).toBeCloseTo(seconds, -1)
    await send()
  }

  await setClock(0)
  await expect.poll(() => serverClock(server)).toBeCloseTo(0, -1)
  const { token } = await (await fetch(`${server.url}/api/health`)).json()
  const openedAt = performance.now()
  await pause(OPEN_MS)
  await setClock(-(performance.now() - openedAt) / 1_000)
  await expect.poll(() => serverClock(server)).toBeLessThan(-1)
  // It has one spam signal; a form that is sent at once would have a second one.
  await send({ name: 'Ona www.stogai.example', [FORM_TOKEN_FIELD]: token })
  await server.stop()

  const stored = await site.storage.leads()
  expect(stored.map(({ state }) => state)).toEqual(acknowledged.map(() => 'sent'))
  const counts = tally(acknowledged, stored, site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
})

/** By how many seconds the server's clock is ahead, according to its log. */
async function serverClock({ url, logs }: SiteServer): Promise<number> {
  await fetch(`${url}/healthz`)
  const { time } = logs().at(-1) ?? {}
  return (Date.parse(String(time)) - Date.now()) / 1_000
}
