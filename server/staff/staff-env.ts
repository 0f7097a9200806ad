import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import type { RequestEnv } from '../http/request-env.ts'

export interface StaffEnv extends RequestEnv {
  Variables: RequestEnv['Variables'] & {
    /** The page's own origin, by the `Host` that was asked for. */
    origin: string
    person: StaffPerson
  }
}
