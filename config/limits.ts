/** At most so many in a span of time. */
export interface Limit {
  count: number
  seconds: number
}

export interface Limits {
  /** For one visitor's address (IPv6: for its /64 network). */
  perAddress: Limit
  /** For all visitors together. */
  overall: Limit
}

const MINUTE = 60

/**
 * How much of what the site takes. Submissions are counted in the database, so all replicas count
 * together, and each kind on its own: bots cannot use up what people have. Requests are counted in the
 * memory of each process, because they must cost next to nothing. No span is longer than 50 minutes:
 * counters are gone within the hour.
 */
export const limits = {
  submissions: {
    /** From a browser that has had the form open for a moment, see `form-stamp.server.ts`. */
    browser: {
      perAddress: { count: 30, seconds: 30 * MINUTE },
      overall: { count: 3_000, seconds: 30 * MINUTE },
    },
    /** Without scripts: most are people too, but a bot needs no effort for it. */
    plain: {
      perAddress: { count: 30, seconds: 30 * MINUTE },
      overall: { count: 1_000, seconds: 30 * MINUTE },
    },
    /** What looks like spam is stored, not mailed; a flood of it need not all be stored. */
    suspicious: {
      perAddress: { count: 30, seconds: 30 * MINUTE },
      overall: { count: 2_000, seconds: 30 * MINUTE },
    },
  },
  requests: {
    search: {
      perAddress: { count: 600, seconds: 10 },
      overall: { count: 50_000, seconds: 10 },
    },
    other: {
      perAddress: { count: 1_200, seconds: 10 },
      overall: { count: 50_000, seconds: 10 },
    },
  },
} as const satisfies Record<string, Record<string, Limits>>

/**
 * How slow a client may be; looked at every `checkSeconds`. Longest within the server is a lead that can be
 * mailed but not stored, about 50 seconds: silence must be allowed for longer.
 */
export const slowness = { headersSeconds: 10, requestSeconds: 20, silentSeconds: 75, checkSeconds: 2 }

/** When mail that does not get through becomes an alarm, and how often it is looked at. */
export const mailAlarm = { afterMinutes: 30, everyMinutes: 5 }
