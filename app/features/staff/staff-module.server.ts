import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Mailer, MailMessage } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { anonymousKey, databaseLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { staffDoor } from '#app/infra/staff-door.server.ts'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import { staffSignIn as limits } from '#config/limits.ts'
import { site } from '#config/site.ts'
import {
  cleanAddress,
  endSession,
  findSession,
  makeCode,
  newToken,
  staffSecret,
  startSession,
  type TypedCode,
  takeCode,
} from './staff-store.server.ts'

interface StaffParts {
  env: Env
  log: Log
  database: OpenDatabase
  mailer: Mailer
  sampleMailer: Mailer | null
}

type Networks = readonly string[]
type Waiting = { waitSeconds: number }

const MAX_CODE_LENGTH = 20

export type StaffModule = NonNullable<Awaited<ReturnType<typeof startStaffModule>>>

/** Null while the door stays shut. */
export async function startStaffModule({ env, log, database, ...mailers }: StaffParts) {
  const door = staffDoor(env)
  if (door === null) return null
  const { db, pool } = database
  // A form service mails to one address only.
  const mailer = env.MAIL_TRANSPORT === 'form' ? mailers.sampleMailer : mailers.mailer
  const secret = await staffSecret(db)
  const posts = networkLimit(limits.postsPerIp, (limit) => databaseLimit(pool, 'staff-posts', limit))
  const codes = databaseLimit(pool, 'staff-codes', limits.codesPerAddress)
  const codesOfDay = databaseLimit(pool, 'staff-codes-day', limits.codesPerAddressPerDay)
  const keyOf = (text: string) => anonymousKey(secret, text)
  const findPerson = (address: string) => door.people.find((person) => person.address === address)

  const mailCode = (person: StaffPerson, code: string) =>
    mailer
      ?.send(codeMail(person, code))
      .catch((err) => log.error({ err }, 'the code of a staff member could not be mailed'))

  return {
    door,
    canMail: mailer !== null,
    /**
     * Gives what the browser has to show with the code; null when too many were asked for, perhaps by strangers, and only
     * an earlier or a printed one is good. All is the same for an address that is not on the list, but the mail.
     */
    async askForCode(typed: string, networks: Networks): Promise<Waiting | { challenge: string | null }> {
      const address = cleanAddress(typed)
      const waitSeconds = await posts(networks.map(keyOf))
      if (waitSeconds !== null) return { waitSeconds }
      const areTooMany = ((await codes(keyOf(address))) ?? (await codesOfDay(keyOf(address)))) !== null
      if (areTooMany) return { challenge: null }
      const person = findPerson(address)
      const challenge = newToken()
      const code = await makeCode(db, secret, { challenge, address: person?.address ?? '' })
      // The response does not wait for it, and so does not tell whether there is a mail.
      if (person) setImmediate(mailCode, person, code)
      return { challenge }
    },
    async signIn(typed: TypedCode, networks: Networks): Promise<Waiting | { token: string } | null> {
      const waitSeconds = await posts(networks.map(keyOf))
      if (waitSeconds !== null) return { waitSeconds }
      const code = typed.code.slice(0, MAX_CODE_LENGTH).replace(/\D/g, '')
      const address = await takeCode(db, secret, { ...typed, code, address: cleanAddress(typed.address) })
      if (address === null || !findPerson(address)) return null
      return { token: await startSession(db, secret, address) }
    },
    /** Null without a session; that of an address which has left the list ends here. */
    async personOf(token: string): Promise<StaffPerson | null> {
      const address = await findSession(db, secret, token)
      if (address === null) return null
      const person = findPerson(address)
      if (person === undefined) await endSession(db, secret, token)
      return person ?? null
    },
    signOut: (token: string) => endSession(db, secret, token),
    /** The first person of the list, and a code that the server may print on the machine of its reader. */
    async firstCode() {
      const address = door.people[0]?.address ?? ''
      return { address, code: await makeCode(db, secret, { challenge: null, address }) }
    },
  }
}

/** There is no link in it: programs that check mail would open it. */
function codeMail(person: StaffPerson, code: string): MailMessage {
  return {
    id: `staff-${newToken().slice(0, 16)}`,
    to: person.address,
    subject: `Prisijungimo kodas ${code}`,
    fromName: site.name,
    isAutomatic: true,
    text: `Jūsų prisijungimo kodas: ${code}

Jis galioja ${limits.codeMinutes} minučių ir tik toje naršyklėje, kurioje jo prašėte. Niekam jo nesakykite.

Jei kodo neprašėte, nieko daryti nereikia.
`,
  }
}

/** `npm run leads -- sign-in`, for when no mail arrives. */
export async function printCode(
  { db, print, info }: CommandOutput & Pick<OpenDatabase, 'db'>,
  env: Env,
  typed: string,
): Promise<void> {
  const address = cleanAddress(typed)
  const door = staffDoor(env)
  if (door === null) throw new OperatorError('The staff page is shut: STAFF_URL is not set.')
  if (!door.people.some((person) => person.address === address)) {
    throw new OperatorError(
      `${typed} is not on the list of staff: STAFF_EMAILS may be another one in this shell than the server's.`,
    )
  }
  const url = door.url ?? `http://localhost:${door.port}`
  await print(`${await makeCode(db, await staffSecret(db), { challenge: null, address })}\n`)
  info(`Good once, for ${limits.codeMinutes} minutes, at ${url}, after the address.`)
}
