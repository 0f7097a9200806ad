import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { anonymousKey, databaseLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { staffDoor } from '#app/infra/staff-door.server.ts'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import { staffSignIn as limits } from '#config/limits.ts'
import { codeMail } from './code-mail.ts'
import {
  cleanAddress,
  makeCode,
  newToken,
  staffSecret,
  type TypedCode,
  takeCode,
} from './staff-codes.server.ts'
import { endSession, findSession, startSession } from './staff-sessions.server.ts'

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

  function mailCode(person: StaffPerson, code: string) {
    const id = `staff-${newToken().slice(0, 16)}`
    const mail = { id, to: person.address, ...codeMail(code) }
    mailer?.send(mail).catch((err) => log.error({ err }, 'the code of a staff member could not be mailed'))
  }

  return {
    door,
    canMail: mailer !== null,
    /** Gives what the browser has to show with the code. All is the same for an address that is not on the list, but the mail. */
    async askForCode(typed: string, networks: Networks): Promise<Waiting | { challenge: string }> {
      const address = cleanAddress(typed)
      const waitSeconds =
        (await posts(networks.map(keyOf))) ??
        (await codes(keyOf(address))) ??
        (await codesOfDay(keyOf(address)))
      if (waitSeconds !== null) return { waitSeconds }
      const person = findPerson(address)
      const challenge = newToken()
      const code = await makeCode(db, secret, { challenge, address: person?.address ?? '' })
      // The response does not wait for it, and so does not tell whether there is a mail.
      if (person) setImmediate(mailCode, person, code)
      return { challenge }
    },
    /** Gives the token of a new session, or null for a wrong code. */
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
