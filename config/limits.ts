/** At most so many in a span of time. */
export interface Limit {
  count: number
  seconds: number
}

export interface Limits {
  /** For one visitor: an IPv4 address, or the /64 network of an IPv6 address. */
  perAddress: Limit
  /** For all visitors together. */
  overall: Limit
}

const MINUTE = 60

/**
 * How many submissions the site takes. They are counted in the database, so all replicas count together, and each
 * kind on its own: bots cannot use up what people have. No span but that of `samplesPerDay` is longer than 50 minutes:
 * counters are gone within the hour, as the privacy policy says.
 */
export const limits = {
  submissions: {
    /** From a browser that has had the form open for a moment, see `form-token.server.ts`. */
    browser: {
      perAddress: { count: 120, seconds: 30 * MINUTE },
      overall: { count: 3_000, seconds: 30 * MINUTE },
    },
    /** Without scripts: most are people too, but a bot needs no effort for it. */
    plain: {
      perAddress: { count: 60, seconds: 30 * MINUTE },
      overall: { count: 1_000, seconds: 30 * MINUTE },
    },
    /** What looks like spam is held back in any case; all together are bounded by `quarantine`. */
    suspicious: { perAddress: { count: 30, seconds: 30 * MINUTE } },
  },
} as const satisfies Record<string, Record<string, Limits | Pick<Limits, 'perAddress'>>>

/**
 * How many times the limit of one address is allowed to a visitor's networks, narrowest first: the address itself
 * (IPv6: its /64), its /56 and its /48. One customer may have a /48, which is 65,536 of those.
 */
export const networkFactors = [1, 2, 4] as const

/** Requests of one network (IPv4: an address, IPv6: a /48) that staff are mailed like others; the rest is held back. */
export const mailedPerNetwork: Limit = { count: 20, seconds: 50 * MINUTE }

/** Errors that browsers report, counted in each process; one page reports three at most. */
export const clientErrors = {
  perAddress: { count: 15, seconds: 10 * MINUTE },
  overall: { count: 600, seconds: 60 * MINUTE },
} as const satisfies Limits

/**
 * What browsers report of a visit (`docs/decisions/0120-what-is-counted-of-visits.md`), counted in each process. An honest
 * visit reports a handful, and one more for every code that is chosen.
 */
export const usageReports = {
  perAddress: { count: 90, seconds: 10 * MINUTE },
  overall: { count: 20_000, seconds: 60 * MINUTE },
} as const satisfies Limits

/**
 * What one process counts in a day of one address, of requests: who sends the same search or a form with faults all day
 * must not make the totals useless. Above what an office with many visitors needs.
 */
export const usagePerAddress = {
  search: { count: 300, seconds: 24 * 60 * MINUTE },
  other: { count: 300, seconds: 24 * 60 * MINUTE },
} as const satisfies Record<string, Limit>

/** Daily totals of visits: how long they are kept, and how many different codes a process counts in one day. */
export const usageCounts = { keepDays: 400, maxCodesPerDay: 500 } as const

/** How often one form token counts as a browser's; a visitor needs it once, or a few times when something fails. */
export const formTokenUses: Limit = { count: 10, seconds: 30 * MINUTE }

/**
 * Submissions that are stored, but not mailed like others: they look like spam, or came when all together were over
 * their limit. Staff are told of each; what does not fit any more is refused, with the typed text left in the form.
 */
export const quarantine = {
  maxRows: 20_000,
  maxBytes: 200_000_000,
  /** Of rows and bytes; the rest is for those that only came at a bad time. */
  suspiciousShare: 0.75,
  /** Of the embedded database's disk; another machine's disk is not known here. */
  minFreeDiskBytes: 1_000_000_000,
  /** `Retry-After` when there is no room. */
  retrySeconds: 30 * MINUTE,
} as const

/** Mails to staff about what was held back: one mail each, or digests when there are many. */
export const quarantineReports = {
  mailsPerHour: 20,
  digestEveryMinutes: 15,
  digestSize: 300,
  digestsAtOnce: 5,
} as const

/** What one letter may be asked for; more is answered with a sentence. */
export const letters = { codes: 100, words: 20 } as const

/**
 * Samples of the letter that the site mails by itself, to addresses that anybody may type: what is above these limits
 * waits for staff. One whose mail server answers nothing useful is given up after `tryHours`; one that it took whole
 * without an answer, which may have arrived each time, after `maxUnanswered` tries.
 */
export const samples = {
  perHour: 30,
  perDay: 200,
  perDomain: 3,
  daysPerAddress: 30,
  tryHours: 24,
  maxUnanswered: 3,
} as const

/**
 * Samples mailed without staff for one network, a /48 as one: a visitor must neither write to many nor use up the limit
 * of all.
 */
export const samplesPerNetwork: Limit = { count: 3, seconds: 50 * MINUTE }

/** The same in a day for an address (IPv6: a /64), and for a /56 and a /48; the counters are gone within 24 hours. */
export const samplesPerDay: Limit = { count: 6, seconds: 23.5 * 60 * MINUTE }
export const samplesPerDayFactors = [1, 2, 2] as const

/**
 * So soon a lead that has been received is answered, whatever hangs: before the proxies of `deploy/` give up. What is not
 * stored by a share of that time, limits included, is mailed instead by another.
 */
export const leadDeadline = { seconds: 20, storedBy: 0.5, mailedBy: 0.95 } as const

/**
 * How slow a client may be; checked every `checkSeconds`. Silence must be allowed for longer than `leadDeadline` lasts, and
 * than proxies keep idle connections.
 */
export const timeouts = { headersSeconds: 10, requestSeconds: 20, idleSeconds: 75, checkSeconds: 2 }

/**
 * What the connections of a process may keep in its memory (`docs/decisions/0020-bounded-memory.md`). Fewer than 4,096 are
 * open, the number of files that many systems allow a process.
 */
export const connections = {
  maxOpen: 3_000,
  maxWaiting: 500,
  maxUnreadBytes: 100_000_000,
  maxPipelined: 20,
  maxPipelinedBytes: 100_000,
}

/** When mail that does not get through becomes an alarm, and how often it is checked. */
export const mailAlarm = { afterMinutes: 30, everyMinutes: 5 }

/**
 * What one network, whatever its size, may take of a process: milliseconds of one core, a quarter of it. Reading and
 * submitting are counted apart: who has read too much can still send a request. Costs: `server/limits/request-costs.ts`.
 */
export const costBudget = { ms: 2_500, seconds: 10 } as const

/** More work than this is refused at once with 503: what waits longer is no use to anybody. */
export const overload = {
  /** Of pages that wait for their turn. */
  maxWaitMs: 1_000,
  /** Of that, asked for by one network. */
  maxOwnerMs: 250,
  maxActive: 8,
  /** Submissions that are being stored or mailed at the same moment. */
  maxSubmissions: 300,
  /** `Retry-After`. */
  retrySeconds: 3,
} as const

/**
 * Submissions on their way, and what each may consist of. The form has some thirty fields and fits into a few chunks; a
 * chunk of one byte costs as much work as one of a thousand.
 */
export const uploads = {
  maxPerNetwork: 60,
  maxBytes: 64 * 1024,
  maxChunks: 1_000,
  maxFields: 200,
  retrySeconds: 5,
} as const
