import type { LeadCommand } from '#app/features/lead/commands/lead-commands.server.ts'
import type { LeadFilter } from '#app/features/lead/desk/lead-list.server.ts'
import { type Mark, readMarkKind } from '#app/features/lead/desk/lead-marks.server.ts'
import { LEAD_FIELDS, PHONE_PATTERN } from '#app/features/lead/lead-fields.ts'
import type { LeadsToErase } from '#app/features/lead/retention/erase-leads.server.ts'
import { STATS_GROUPINGS } from '#app/features/lead/stats/lead-stats-store.server.ts'
import { type OptionValues, UsageError } from '#app/infra/command-line.server.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { LOST_REASONS, MAIL_STATES } from '#db/schema/leads.ts'

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** The form is ISO 8601; the group is its zone. */
const DATE_OR_TIME = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/

export type SignInCommand = Record<'address', string> & { name: 'sign-in' }

export interface LeadArguments {
  command: LeadCommand | SignInCommand
  outputPath: string | undefined
  skipsConfirmation: boolean
}

export const LEAD_OPTIONS = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean' },
  sample: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y', default: false },
  state: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  output: { type: 'string', short: 'o' },
  email: { type: 'string' },
  phone: { type: 'string' },
  by: { type: 'string' },
  quarantined: { type: 'boolean' },
  before: { type: 'string' },
  until: { type: 'string' },
  open: { type: 'boolean' },
  hot: { type: 'boolean' },
  wants: { type: 'string' },
  campaign: { type: 'string' },
  search: { type: 'string' },
  xlsx: { type: 'boolean' },
  'all-columns': { type: 'boolean', default: false },
  note: { type: 'string' },
  again: { type: 'string' },
  sum: { type: 'string' },
  reason: { type: 'string' },
} as const

const WANTS = LEAD_FIELDS.wants.options.map(({ value }) => value)

type Options = OptionValues<typeof LEAD_OPTIONS>

/** It returns null to have the usage printed. */
export function readLeadArguments(options: Options, [name, ...words]: string[]): LeadArguments | null {
  if (name === 'help') return null
  const rest = { outputPath: options.output, skipsConfirmation: options.yes }
  if (name === 'mark') return { command: readMarkCommand(words, options), ...rest }
  const [reference, ...more] = words
  if (more.length > 0) throw new UsageError(`Unexpected argument "${more[0]}".`)
  return { command: readCommand(name, reference, options), ...rest }
}

function readMarkCommand(words: readonly string[], options: Options): LeadCommand {
  const kind = readMarkKind(words.at(-1))
  const references = words.slice(0, -1).map((reference) => reference.toUpperCase())
  if (kind === null || references.length === 0) {
    throw new UsageError(
      '"mark" needs references and what was done: taken, reached, no-answer, offered, won, lost, spam, reopened or note.',
    )
  }
  if (options.by === undefined) throw new UsageError('"mark" needs --by with your name.')
  const mark: Mark = {
    kind,
    by: options.by,
    note: options.note,
    againAt: readDate('--again', options.again),
    amount: readNumber(options.sum, /^\d{1,10}(?:\.\d{1,2})?$/, '--sum must be a number such as 1200.'),
    reason: readOneOf(LOST_REASONS, '--reason', options.reason),
  }
  return { name: 'mark', references, mark }
}

function readFilter(options: Options): LeadFilter {
  return {
    view: options.open ? 'open' : undefined,
    isHot: options.hot,
    state: readOneOf(MAIL_STATES, '--state', options.state),
    since: readDate('--since', options.since),
    until: readDate('--until', options.until, { isEnd: true }),
    wants: readOneOf(WANTS, '--wants', options.wants),
    campaign: options.campaign,
    search: options.search,
    limit: readNumber(options.limit, /^[1-9]\d{0,8}$/, '--limit must be a whole number above 0.'),
  }
}

function readCommand(
  name: string | undefined,
  reference: string | undefined,
  options: Options,
): LeadArguments['command'] {
  const filter = readFilter(options)
  const { since, until } = filter
  const isJson = options.json
  switch (name) {
    case 'list':
      return { name, filter, isJson }
    case 'show':
      return { name, reference: readReference(name, reference), isJson }
    case 'export':
      if (!options.csv === !options.xlsx) throw new UsageError('"export" needs --csv or --xlsx.')
      if (options.xlsx && options['all-columns'])
        throw new UsageError('--all-columns is for --csv, which machines read.')
      return {
        name,
        format: options.xlsx ? 'xlsx' : options['all-columns'] ? 'all-columns' : 'csv',
        filter,
        by: options.by,
      }
    case 'resend':
      return { name: options.sample ? 'resend-sample' : name, reference: readReference(name, reference) }
    case 'release':
      return { name, reference: readReference(name, reference) }
    case 'erase':
      return { name, which: readLeadsToErase(reference, options), by: options.by, isJson }
    case 'stats':
      return { name, by: readOneOf(STATS_GROUPINGS, '--by', options.by), since, until, isJson }
    case 'sign-in':
      if (reference === undefined) throw new UsageError('"sign-in" needs an e-mail address.')
      return { name, address: reference }
    case undefined:
      throw new UsageError('A command is missing.')
    default:
      throw new UsageError(`There is no command "${name}".`)
  }
}

function readLeadsToErase(reference: string | undefined, options: Options): LeadsToErase {
  const { email, phone, quarantined } = options
  if ([reference, email, phone, quarantined].filter((which) => which !== undefined).length !== 1) {
    throw new UsageError(
      '"erase" needs one of: a reference, --email, --phone, or --quarantined with --before.',
    )
  }
  if (email !== undefined)
    return { email: matching(email, /[^@]@[^@]/, '--email must be an e-mail address.').trim() }
  if (phone !== undefined)
    return { phone: matching(phone, PHONE_PATTERN, '--phone must be a telephone number.').trim() }
  if (quarantined) {
    const before = readDate('--before', options.before)
    if (before === undefined) throw new UsageError('"erase --quarantined" needs --before with a date.')
    return { quarantinedBefore: before }
  }
  return { reference: readReference('erase', reference) }
}

function readReference(name: string, reference: string | undefined): string {
  if (reference === undefined) throw new UsageError(`"${name}" needs a reference.`)
  return reference.toUpperCase()
}

function matching(text: string, pattern: RegExp, fault: string): string {
  if (!pattern.test(text)) throw new UsageError(fault)
  return text
}

function readNumber(text: string | undefined, pattern: RegExp, fault: string): number | undefined {
  return text === undefined ? undefined : Number(matching(text, pattern, fault))
}

function readOneOf<T extends string>(
  choices: readonly T[],
  option: string,
  text: string | undefined,
): T | undefined {
  const choice = choices.find((name) => name === text)
  if (text !== undefined && choice === undefined) {
    throw new UsageError(`${option} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}.`)
  }
  return choice
}

/** The end of a day is the beginning of the next one. */
function readDate(option: string, text: string | undefined, { isEnd = false } = {}): Date | undefined {
  if (text === undefined) return undefined
  const days = isEnd && text.length === DAY_LENGTH ? 1 : 0
  const [plain = '', zone] = DATE_OR_TIME.exec(text) ?? []
  try {
    const { epochMilliseconds } =
      zone === undefined
        ? Temporal.PlainDateTime.from(plain).add({ days }).toZonedDateTime(TIME_ZONE)
        : Temporal.Instant.from(text)
    return new Date(epochMilliseconds)
  } catch {
    throw new UsageError(
      `${option} must be a date such as 2026-11-01 or a time such as 2026-11-01T09:30, in Lithuanian time unless it ends with Z or +00:00.`,
    )
  }
}
