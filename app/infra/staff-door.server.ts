import { defaultStaffPort, type Env } from './env.server.ts'
import { isThisMachine } from './private-address.server.ts'
import type { StaffPerson } from './staff-people.server.ts'

export interface StaffDoor {
  port: number
  /** Null on one's own machine, where the page is opened by the machine's own names. */
  url: string | null
  people: readonly StaffPerson[]
}

/** Null while the door stays shut: a page that holds requests is opened to others only by `STAFF_URL`. */
export function staffDoor(env: Env): StaffDoor | null {
  const { SITE_URL, STAFF_URL, MAIL_TO } = env
  const port = env.STAFF_PORT === undefined ? defaultStaffPort(env.PORT) : env.STAFF_PORT
  if (port === null || (STAFF_URL === undefined && !isThisMachine(SITE_URL))) return null
  const people = env.STAFF_EMAILS ?? [{ name: MAIL_TO, address: MAIL_TO.toLowerCase() }]
  return { port, url: STAFF_URL ?? null, people }
}
