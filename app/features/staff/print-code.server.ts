import type { CommandOutput } from '#app/infra/command-line.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { staffDoor } from '#app/infra/staff-door.server.ts'
import { staffSignIn } from '#config/limits.ts'
import { cleanAddress, makeCode, staffSecret } from './staff-codes.server.ts'

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
  info(`Good once, for ${staffSignIn.codeMinutes} minutes, at ${url}, after the address.`)
}
