import * as v from 'valibot'
import { MAIL_STATES } from '#db/schema/mail-states.ts'
import { CommandError } from './lead-commands.server.ts'
import { CSV_SEPARATOR } from './lead-csv.ts'
import { STATS_GROUPINGS } from './stats/stats-grouping.ts'

const date = v.pipe(v.string(), v.toDate())
const filter = v.strictObject({
  state: v.optional(v.picklist(MAIL_STATES)),
  since: v.optional(date),
  limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
})
const isJson = v.boolean()
const reference = v.string()

/** Strict: an option that is not known would change what the command does to leads. */
const leadCommandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('list'), filter, isJson }),
  v.strictObject({ name: v.literal('quarantine'), filter, isJson }),
  v.strictObject({ name: v.literal('show'), reference, isJson }),
  v.strictObject({
    name: v.literal('export'),
    filter,
    separator: v.pipe(v.string(), v.regex(CSV_SEPARATOR)),
  }),
  v.strictObject({ name: v.literal('resend'), reference }),
  v.strictObject({ name: v.literal('resend-failed') }),
  v.strictObject({ name: v.literal('resend-sample'), reference }),
  v.strictObject({ name: v.literal('release'), reference }),
  v.strictObject({ name: v.literal('erase'), email: v.pipe(v.string(), v.includes('@')), isJson }),
  v.strictObject({ name: v.literal('erase-phone'), phone: v.string(), isJson }),
  v.strictObject({ name: v.literal('erase-lead'), reference, isJson }),
  v.strictObject({ name: v.literal('erase-quarantined'), before: date, isJson }),
  v.strictObject({
    name: v.literal('stats'),
    by: v.optional(v.picklist(STATS_GROUPINGS)),
    since: v.optional(date),
    isJson,
  }),
])

/** What the operator wants done; as JSON it goes from the command line to the running server. */
export type LeadCommand = v.InferOutput<typeof leadCommandSchema>
export type LeadCommandFilter = v.InferOutput<typeof filter>

/** Reads a command as it was sent. */
export function parseLeadCommand(input: unknown): LeadCommand {
  const parsed = v.safeParse(leadCommandSchema, input)
  if (parsed.success) return parsed.output
  throw new CommandError(
    'The running server does not understand this command; it may be of another version: restart it.',
  )
}
