import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/infra/env.server.ts'
import { createFileMailer } from '#app/infra/mail/file-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { folderOfFile } from '#tests/support/kept-until.ts'
import { readMails } from '#tests/support/mails.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { printCode, type StaffModule, startStaffModule } from './staff-module.server.ts'

const ONA = 'ona@pavyzdys.test'
const STRANGER = 'nepazystamas@kitur.test'
const database = await openTestDatabase()
const { db } = database
const root = folderOfFile()
let directory: string
let staff: StaffModule
let networks = 0

beforeEach(async () => {
  directory = await mkdtemp(join(root, 'mail-'))
  for (const table of ['staff_codes', 'staff_sessions', 'rate_limits']) {
    await db.execute(sql.raw(`delete from ${table}`))
  }
  staff = await start()
})

test('a code opens a session once, in the browser that asked, for the person of its address', async () => {
  const { challenge, code } = await askedCode()
  const other = await askedCode()

  expect(await enter({ challenge: other.challenge, code })).toBeNull()
  expect(await enter({ challenge: null, code })).toBeNull()
  expect(await staff.personOf(String(await enter({ challenge, code })))).toEqual({
    name: 'Ona',
    address: ONA,
  })
  expect(await enter({ challenge, code })).toBeNull()
})

test('a code sent twice at once opens one session', async () => {
  const typed = await askedCode()
  const tokens = await Promise.all(Array.from({ length: 4 }, () => enter(typed)))
  expect(tokens.filter((token) => token !== null)).toHaveLength(1)
})

test('a code is accepted with spaces, and with the address in capitals', async () => {
  const { challenge, code } = await askedCode(' ONA@pavyzdys.test')
  expect(await enter({ challenge, code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).not.toBeNull()
})

test('a code is worth nothing after five wrong tries, also when they come at once', async () => {
  const { challenge, code } = await askedCode()
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await Promise.all(Array.from({ length: 5 }, () => enter({ challenge, code: wrong })))
  expect(await enter({ challenge, code })).toBeNull()
})

test('a code is worth nothing after ten minutes', async () => {
  const typed = await askedCode()
  await db.execute(sql`update staff_codes set expires_at = expires_at - interval '10 minutes'`)
  expect(await enter(typed)).toBeNull()
})

test('a code and its session are stored as hashes only', async () => {
  const { challenge, code } = await askedCode()
  const codes = await dump('staff_codes')
  const token = await enter({ challenge, code })

  expect([codes.includes(code), codes.includes(challenge)]).toEqual([false, false])
  expect((await dump('staff_sessions')).includes(String(token))).toBe(false)
})

test('an unknown address has the same answer and the same wrong codes, no mail, and is not stored', async () => {
  const asked = await staff.askForCode(STRANGER, nextNetwork())
  await askedCode()

  expect(asked).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await readMails(directory)).toHaveLength(1)
  expect(await dump('staff_codes')).not.toContain(STRANGER)
  expect(await enter({ challenge: 'challenge' in asked ? asked.challenge : null, code: '123456' })).toBeNull()
})

test.each([ONA, STRANGER])('an unknown address and a known one have the same limit: %s', async (address) => {
  for (let i = 0; i < 5; i++) await staff.askForCode(address, nextNetwork())

  expect(await staff.askForCode(address, nextNetwork())).toEqual({ challenge: null })
  const other = await staff.askForCode('jonas@pavyzdys.test', nextNetwork())
  expect(other).toEqual({ challenge: expect.any(String) })
})

test('a network may ask and try forty times, whatever it types', async () => {
  const network = nextNetwork()
  for (let i = 0; i < 20; i++) await staff.askForCode(`kas${i}@kitur.test`, network)
  for (let i = 0; i < 20; i++) await staff.signIn({ challenge: null, address: ONA, code: `${i}` }, network)

  expect(await staff.askForCode('kitas@kitur.test', network)).toHaveProperty('waitSeconds')
  expect(await staff.signIn({ challenge: null, address: ONA, code: '1' }, network)).toHaveProperty(
    'waitSeconds',
  )
  expect(await staff.askForCode('kitas@kitur.test', nextNetwork())).toHaveProperty('challenge')
})

test('a session ends after thirty days', async () => {
  const token = String(await enter(await askedCode()))
  await db.execute(sql`update staff_sessions set expires_at = expires_at - interval '29 days'`)
  expect(await staff.personOf(token)).not.toBeNull()
  await db.execute(sql`update staff_sessions set expires_at = expires_at - interval '1 day'`)
  expect(await staff.personOf(token)).toBeNull()
})

test('a session ends when its address leaves the list, and does not return with it', async () => {
  const token = String(await enter(await askedCode()))
  staff = await start('jonas@pavyzdys.test')
  expect(await staff.personOf(token)).toBeNull()
  staff = await start()
  expect(await staff.personOf(token)).toBeNull()
})

test('a session does not begin with the code of an address that has left the list', async () => {
  const typed = await askedCode()
  staff = await start('jonas@pavyzdys.test')
  expect(await enter(typed)).toBeNull()
})

test('a code that the server printed is good in any browser together with the address, once, and only the newest', async () => {
  const [first, code] = [await printed(), await printed()]
  const asked = await staff.askForCode(ONA, nextNetwork())
  const challenge = 'challenge' in asked ? asked.challenge : null

  if (first !== code) expect(await enter({ challenge: null, code: first })).toBeNull()
  expect(await enter({ challenge: null, code, address: 'jonas@pavyzdys.test' })).toBeNull()
  expect(await enter({ challenge, code })).not.toBeNull()
  expect(await enter({ challenge: null, code })).toBeNull()
})

test('a code that the server printed is not spoilt by the wrong tries of a stranger and his network', async () => {
  const code = await printed()
  const network = nextNetwork()
  for (let i = 0; i < 45; i++) await staff.signIn({ challenge: null, address: ONA, code: 'x' }, network)
  expect(await enter({ challenge: null, code })).not.toBeNull()
})

test('a code that the server printed is too long to be guessed, and good after any number of wrong tries', async () => {
  const code = await printed()
  await db.execute(sql`update staff_codes set tries = 1000000`)
  expect(code).toMatch(/^\d{12}$/)
  expect(await enter({ challenge: null, code })).not.toBeNull()
})

test('a code that the server printed is refused in one sentence for an address that is not on the list', async () => {
  await expect(printed(STRANGER)).rejects.toThrow(`${STRANGER} is not on the list of staff`)
})

function envOf(list = `Ona <${ONA}>, jonas@pavyzdys.test`) {
  return readEnv({ STAFF_EMAILS: list })
}

async function start(list?: string): Promise<StaffModule> {
  const mailer = createFileMailer(directory, { from: 'svetaine@pavyzdys.test', to: 'info@pavyzdys.test' })
  const log = createLog('silent')
  const module = await startStaffModule({ env: envOf(list), log, database, mailer, sampleMailer: null })
  if (module === null) throw new Error('the door is shut')
  return module
}

/** Each browser of these tests is in a network of its own. */
function nextNetwork(): string[] {
  networks += 1
  return [`198.51.100.${networks}`]
}

/** Asks, and takes the code from the mail. */
async function askedCode(address = ONA): Promise<{ challenge: string; code: string }> {
  const before = (await readMails(directory)).map(({ messageId }) => messageId)
  const asked = await staff.askForCode(address, nextNetwork())
  if (!('challenge' in asked) || asked.challenge === null) throw new Error('no code')
  const newMail = async () =>
    (await readMails(directory)).find(({ messageId }) => !before.includes(messageId))
  await expect.poll(newMail).toBeDefined()
  const [code = ''] = /\d{6}/.exec((await newMail())?.subject ?? '') ?? []
  return { challenge: asked.challenge, code }
}

/** The token of the session, or null. */
async function enter(typed: {
  challenge: string | null
  code: string
  address?: string
}): Promise<string | null> {
  const result = await staff.signIn({ address: ONA, ...typed }, nextNetwork())
  return result !== null && 'token' in result ? result.token : null
}

async function printed(address = ONA): Promise<string> {
  let text = ''
  const print = async (line: string | Uint8Array) => {
    text += String(line)
  }
  await printCode({ db, print, info: () => {} }, envOf(), address)
  return text.trim()
}

async function dump(table: string): Promise<string> {
  return JSON.stringify((await db.execute(sql.raw(`select * from ${table}`))).rows)
}
