import * as v from 'valibot'
import { SOURCE_IDS } from '#db/schema/notices.ts'
import { staffPeople } from './staff-people.server.ts'

export const MAX_PORT = 65_535
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(MAX_PORT, `must be at most ${MAX_PORT}`),
)
const portOrOff = v.pipe(
  v.string(),
  v.regex(/^(?:\d{1,5}|off)$/, 'must be a port number or off'),
  v.transform((value) => (value === 'off' ? null : Number(value))),
  v.check((value) => value === null || value <= MAX_PORT, `must be at most ${MAX_PORT}`),
)
const toOrigin = v.transform((value: string) => new URL(value).origin)
const hasNoPath = v.check(
  (value: string) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
  'must end after host and port: pages are at the root of their host',
)
/** An IPv6 address has two colons at least. */
const LISTENING_HOST = /^(?:[a-z\d.-]+|[\da-f]*:[\da-f]*:[\da-f:.]*)$/i
const listeningHost = v.pipe(v.string(), v.regex(LISTENING_HOST, 'must be a host alone: the port is PORT'))
const webAddress = v.pipe(
  v.string(),
  v.url('must be a full address such as https://example.lt'),
  v.regex(/^https?:/i, 'must be a full address such as https://example.lt'),
)
const postgresAddress = accountAddress(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
const mailAddress = v.pipe(v.string(), v.email('must be one e-mail address'))
const smtpAddress = accountAddress(/^smtps?:\/\/[^/]/, 'must begin with smtp:// or smtps:// and name a host')
const proxyCount = v.pipe(
  v.string(),
  v.regex(/^(true|false|[0-9])$/, 'must be true, false or the number of proxies'),
  v.transform((value) => Number(value === 'true' ? 1 : value === 'false' ? 0 : value)),
)
const MIN_SECRET_LENGTH = 16
const secret = v.pipe(
  v.string(),
  v.minLength(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`),
)

/** RFC 6750 allows these characters. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/

/** Mail that is only written to disk needs no other addresses. */
export const PLACEHOLDERS = { MAIL_TO: 'info@example.lt', MAIL_FROM: 'svetaine@example.lt' } as const

const noticeSources = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((name) => name.trim())),
  v.array(
    v.picklist(
      SOURCE_IDS,
      `must be a list of ${new Intl.ListFormat('en-GB').format(SOURCE_IDS)} with commas between`,
    ),
  ),
  v.transform((names) => [...new Set(names)]),
)
/** Keys are sent along, so clear text is allowed only to this machine. */
const secureAddress = v.pipe(
  v.string(),
  v.url('must be a full address such as https://example.lt/api'),
  v.regex(
    /^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]))/i,
    'must begin with https://, unless it is on this machine',
  ),
)

export const envSchema = v.object({
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'production'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(listeningHost, '127.0.0.1'),
  SITE_URL: v.optional(v.pipe(webAddress, hasNoPath, toOrigin), 'http://localhost:3000'),
  STAFF_PORT: v.optional(portOrOff),
  STAFF_URL: v.optional(v.pipe(secureAddress, hasNoPath, toOrigin)),
  STAFF_EMAILS: v.optional(staffPeople),
  DATA_DIR: v.optional(v.string(), '.data'),
  BACKUP_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(postgresAddress),
  DATABASE_OWNER_URL: v.optional(postgresAddress),
  MAIL_TRANSPORT: v.optional(oneOf('file', 'smtp', 'form'), 'file'),
  MAIL_DIR: v.optional(v.string()),
  MAIL_TO: v.optional(mailAddress, PLACEHOLDERS.MAIL_TO),
  REMIND_TO: v.optional(mailAddress),
  MAIL_FROM: v.optional(mailAddress, PLACEHOLDERS.MAIL_FROM),
  SMTP_URL: v.optional(smtpAddress),
  SAMPLE_SMTP_URL: v.optional(smtpAddress),
  FORM_SERVICE_URL: v.optional(secureAddress),
  FORM_SERVICE_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123'))),
  LOG_LEVEL: v.optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
  TRUST_PROXY: v.optional(proxyCount, 'false'),
  FORM_SECRET: v.optional(secret),
  SITE_FILE: v.optional(v.string()),
  NOTICE_SOURCES: v.optional(noticeSources),
  NOTICE_IMPORT_DIR: v.optional(v.string()),
  TED_API_URL: v.optional(secureAddress, 'https://api.ted.europa.eu/v3/notices/search'),
  CVPIS_API_URL: v.optional(
    secureAddress,
    'https://viesiejipirkimai.lt/epps-integration/api/cft-details-export',
  ),
  CVPIS_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'may hold letters, digits and other ASCII characters only')),
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(secret, v.regex(BEARER_TOKEN, 'may hold letters, digits and . _ ~ + / - only')),
  ),
})

export const ENV_NAMES: readonly string[] = Object.keys(envSchema.entries)

function accountAddress(start: RegExp, rule: string) {
  return v.pipe(
    v.string(),
    v.regex(start, rule),
    v.check(
      // The address of a PostgreSQL socket names a user without a host, which URL does not accept.
      (value) => !/#|%(?![\da-f]{2})/i.test(value) && URL.canParse(value.replace('@/', '@localhost/')),
      'is not an address: characters such as # and % in a password are written as %23 and %25',
    ),
  )
}

function oneOf<const Names extends readonly string[]>(...names: Names) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
  return v.picklist(names, `must be ${list}`)
}
