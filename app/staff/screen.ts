import type { ReactNode } from 'react'
import type { FindCpvName } from '#app/features/lead/mail/lead-lines.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'

/** What the pages of staff read and change. */
export type Desk = OpenDatabase & { env: Env; findCpvName: FindCpvName }

export interface ScreenRequest {
  desk: Desk
  person: StaffPerson
  params: URLSearchParams
  /** Of the lead that the path names. */
  reference: string
}

export interface Screen {
  title: string
  /** Of the page, when it is more than a text. */
  heading?: ReactNode
  content: ReactNode
}
