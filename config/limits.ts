// Limits of which operators, documents or several modules know. A number that bounds the input of one module stands
// beside its code: codes of a list and of an address in `app/domain/cpv`, fields of the form in `lead-fields.ts`, a
// search in `query-length.ts`, files of notices in `app/features/notices/import`, `site.json` and photos in their
// readers, paths and headers in `server/http`.

export interface Limit {
  count: number
  seconds: number
}

const MINUTE = 60

/** The counters of submissions begin anew after this time, for all processes together. */
export const submissionSeconds = 50 * MINUTE

/**
 * A sender beyond `perIp` (an IPv4 address, or the /64 of an IPv6 address) is refused. Of all senders together `ownMails`
 * submissions have a mail to staff of their own, those beyond share mails, and those beyond `overall` are quarantined.
 */
export const submissionLimits = {
  scripted: { perIp: 120, ownMails: 60, overall: 3_000 },
  plain: { perIp: 60, ownMails: 40, overall: 1_000 },
  /** They are always quarantined, with leads beyond the limits of other kinds; all together are bounded by `quarantine`. */
  suspicious: { perIp: 30, ownMails: 20 },
} as const

/** So many submissions of each kind from one network (an IPv4 address or a /48) are mailed to staff like any other; those beyond are quarantined. */
export const ordinaryPerNetwork = 20

/** A code has six digits, so the tries of a day are few. The counters of a day are gone within 24 hours. */
export const staffSignIn = {
  codeMinutes: 10,
  triesPerCode: 5,
  sessionDays: 30,
  codesPerAddress: { count: 5, seconds: 50 * MINUTE },
  codesPerAddressPerDay: { count: 10, seconds: 23.5 * 60 * MINUTE },
  postsPerIp: { count: 40, seconds: 50 * MINUTE },
} as const

/** The limit holds in each process, whether somebody is signed in or not. */
export const staffRequestsPerIp: Limit = { count: 600, seconds: MINUTE }

/** Each of a visitor's networks, the narrowest first (IPv6: /64, /56, /48), has this multiple of the limit of one IP address. */
export const networkFactors = [1, 2, 4] as const

/** Requests of one IP address that a process counts in a day, so that nobody can spoil the totals. */
export const usagePerIp: Limit = { count: 600, seconds: 24 * 60 * MINUTE }

export const usageCounts = { keepDays: 400 } as const

/** A visitor needs a token once, or a few times when something fails. */
export const formTokenUses: Limit = { count: 10, seconds: 30 * MINUTE }

/** Beyond these submissions are refused, and the typed text stays in the form. */
export const quarantine = {
  maxRows: 20_000,
  /** Likely spam and networks over their limit have this share of the rows; the rest is for leads over the limit of all together. */
  suspiciousShare: 0.75,
  retrySeconds: 30 * MINUTE,
} as const

/** From the report to staff until such a lead is erased, by the SQL function `erase_old_leads`: another number needs a migration. */
export const quarantineRetentionDays = 90

/** Leads beyond the limits of mails of their own wait so long for others, and then share a mail to staff with at most so many. */
export const digests = {
  ordinary: { afterMinutes: 3, size: 50 },
  quarantined: { afterMinutes: 15, size: 300 },
} as const

/** Real notices of these days are shown. */
export const SNAPSHOT_DAYS = 30
/** Real notices are kept so long after their publication. */
export const NOTICE_MONTHS = 24

export const letterLimits = { maxCodes: 100, maxWords: 20 } as const

/** The site mails so many samples by itself; those beyond wait for staff. */
export const samples = {
  perHour: 30,
  perDay: 200,
  perDomain: 3,
  retryHours: 24,
} as const

/** The limit is for one network (an IPv4 address or a /48), so that nobody may use up the overall limit; its counters are gone within 24 hours. Like every limit of a network it begins anew at midnight UTC, when the keys of networks change. */
export const samplesPerNetwork: Limit = { count: 6, seconds: 23.5 * 60 * MINUTE }

/** The visitor has a response by then, whatever hangs, before proxies give up; what is not stored in its share of the time is mailed. */
export const leadDeadline = { storeSeconds: 10, seconds: 20 } as const

/** `idleSeconds` must exceed `leadDeadline` and the time that proxies keep idle connections. */
export const timeouts = { headersSeconds: 10, requestSeconds: 20, idleSeconds: 75, connectionCheckSeconds: 2 }

/** The reasons are in `docs/decisions/0020-bounded-memory.md`. A proxy keeps a few dozen connections. */
export const connections = {
  maxOpen: 1_000,
  /** So many bytes may wait in one connection behind the request that is being answered, with what Node keeps of each. */
  maxQueuedBytes: 20_000,
  bytesPerRequest: 500,
}

export const mailAlarm = { afterMinutes: 30, everyMinutes: 5 }

/** What `/status` and the doctor call a fault. Minutes are of office hours, and a nightly backup may fail once. */
export const faultLimits = { mailMinutes: 10, backupHours: 50, diskBytes: 500_000_000, certificateDays: 14 }

/** The unit is milliseconds of one core per network and process. Reading and submitting count apart. */
export const costBudget = { ms: 2_500, seconds: 10 } as const

/** Requests beyond this get 503 at once. */
export const overload = {
  /** A request is refused when one turn of each other network would take this long, or one of them has waited this long. */
  maxWaitMs: 1_000,
  /** A request is refused when so many turns would come before its own: those of its own network, and those of other networks between them. Four hundred letters take two seconds. */
  maxTurnsBefore: 400,
  /** Requests that have begun and are not finished, most of them waiting for the database. */
  maxActive: 8,
  maxSubmissions: 300,
  retrySeconds: 3,
}

/** A chunk of one byte costs as much work as one of a thousand. How many bodies come at once is bounded by `connections`. */
export const requestBodies = {
  maxBytes: 64 * 1024,
  maxChunks: 1_000,
  maxFields: 200,
} as const
