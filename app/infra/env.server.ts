import * as v from 'valibot'
import { SOURCE_IDS, type SourceId } from '#db/schema/notices.ts'
import { OperatorError } from './operator-error.server.ts'
import { isPublicSite } from './private-address.server.ts'
import { staffPeople } from './staff-people.server.ts'

const MAX_PORT = 65_535
const STAFF_PORT_OFFSET = 1_000
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
const webAddress = v.pipe(
  v.string(),
  v.url('must be a full address such as https://example.lt'),
  v.regex(/^https?:/i, 'must be a full address such as https://example.lt'),
)
const postgresAddress = accountAddress(/^postgres(ql)?:\/\//, 'must begin with postgresql://')
const mailAddress = v.pipe(v.string(), v.email('must be one e-mail address'))
const smtpAddress = accountAddress(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
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

const envSchema = v.object({
  NODE_ENV: v.optional(oneOf('production', 'development', 'test'), 'production'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(v.pipe(webAddress, toOrigin), 'http://localhost:3000'),
  STAFF_PORT: v.optional(portOrOff),
  STAFF_URL: v.optional(v.pipe(secureAddress, toOrigin)),
  STAFF_EMAILS: v.optional(staffPeople),
  DATA_DIR: v.optional(v.string(), '.data'),
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
  METRICS_PORT: v.optional(port),
  METRICS_TOKEN: v.optional(
    v.pipe(secret, v.regex(BEARER_TOKEN, 'may hold letters, digits and . _ ~ + / - only')),
  ),
})

export const ENV_NAMES: readonly string[] = Object.keys(envSchema.entries)

const REQUIRED_BY = {
  file: [],
  smtp: ['SMTP_URL'],
  form: ['FORM_SERVICE_URL', 'FORM_SERVICE_KEY'],
} as const

/** A variable with such a name may hold a password or, as the address of a webhook does, a key, so messages never show its value. */
const SECRET_NAME = /(?<!^(?:SITE|STAFF))_(?:URL|KEY|SECRET|TOKEN)$/

export type Env = v.InferOutput<typeof envSchema> & {
  MAIL_DIR: string
  NOTICE_SOURCES: SourceId[]
  NOTICE_IMPORT_DIR: string
}

export class EnvError extends OperatorError {}

export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = v.safeParse(envSchema, variables)
  if (!result.success) {
    const [issue] = result.issues
    const name = (v.getDotPath(issue) ?? '').replace(/\..*/, '')
    const shown = SECRET_NAME.test(name) ? '' : ` (it is "${String(issue.input)}")`
    throw new EnvError(`Environment variable ${name} ${issue.message}${shown}.`)
  }
  const env = result.output
  const unset = REQUIRED_BY[env.MAIL_TRANSPORT].find((name) => env[name] === undefined)
  if (unset) throw missing(unset, `MAIL_TRANSPORT is ${env.MAIL_TRANSPORT}.`)
  requireMailToArrive(variables, env)
  requireStaffSettings(env)
  if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined) {
    throw missing(
      'DATABASE_URL',
      'DATABASE_OWNER_URL is: without it requests would go to the embedded database.',
    )
  }
  if (env.NOTICE_SOURCES?.includes('cvpis') && env.CVPIS_API_KEY === undefined) {
    throw missing('CVPIS_API_KEY', 'NOTICE_SOURCES names cvpis.')
  }
  return {
    ...env,
    MAIL_DIR: env.MAIL_DIR ?? `${env.DATA_DIR}/mail`,
    NOTICE_SOURCES: env.NOTICE_SOURCES ?? [],
    NOTICE_IMPORT_DIR: env.NOTICE_IMPORT_DIR ?? `${env.DATA_DIR}/notices`,
  }
}

/** A public site would lose leads unnoticed, so there the choice must be explicit. */
function requireMailToArrive(
  variables: Readonly<Record<string, string | undefined>>,
  env: v.InferOutput<typeof envSchema>,
): void {
  const { SITE_URL, MAIL_TRANSPORT, SAMPLE_SMTP_URL } = env
  if (!isPublicSite(SITE_URL)) return
  if (variables.MAIL_TRANSPORT === undefined) {
    throw missing(
      'MAIL_TRANSPORT',
      `SITE_URL is ${SITE_URL}: smtp or form, or file when requests are meant to be written to the disk only.`,
    )
  }
  const isPlaceholder = (name: keyof typeof PLACEHOLDERS) => env[name] === PLACEHOLDERS[name]
  const unset =
    MAIL_TRANSPORT === 'smtp'
      ? (['MAIL_TO', 'MAIL_FROM'] as const).find(isPlaceholder)
      : SAMPLE_SMTP_URL && (['MAIL_FROM'] as const).find(isPlaceholder)
  if (unset) throw missing(unset, `SITE_URL is ${SITE_URL}: without it requests would go to a placeholder.`)
}

/** Scripts of the site share its host name with whatever else has it, and cookies know no ports. */
function requireStaffSettings({ SITE_URL, STAFF_URL, ...env }: v.InferOutput<typeof envSchema>): void {
  if (STAFF_URL === undefined) return
  if (env.STAFF_EMAILS === undefined) throw missing('STAFF_EMAILS', `STAFF_URL is ${STAFF_URL}.`)
  if (isPublicSite(SITE_URL) && new URL(SITE_URL).hostname === new URL(STAFF_URL).hostname) {
    throw new EnvError(`Environment variable STAFF_URL must name another host than SITE_URL (${SITE_URL}).`)
  }
  if (env.STAFF_PORT === undefined && defaultStaffPort(env.PORT) === null) {
    throw missing('STAFF_PORT', `STAFF_URL is, and PORT + ${STAFF_PORT_OFFSET} is no port.`)
  }
}

/** Null where no port follows from it: a site that took any free one has no neighbour to guess. */
export function defaultStaffPort(sitePort: number): number | null {
  const staffPort = sitePort + STAFF_PORT_OFFSET
  return sitePort === 0 || staffPort > MAX_PORT ? null : staffPort
}

function missing(name: string, circumstance: string): EnvError {
  return new EnvError(`Environment variable ${name} must be set when ${circumstance}`)
}

function accountAddress(start: RegExp, rule: string) {
  return v.pipe(
    v.string(),
    v.regex(start, rule),
    v.check(
      // The address of a PostgreSQL socket names a user without a host, which URL does not accept.
      (value) => !value.includes('#') && URL.canParse(value.replace('@/', '@localhost/')),
      'is not an address: characters such as # in a password are written as %23',
    ),
  )
}

function oneOf<const Names extends readonly string[]>(...names: Names) {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
  return v.picklist(names, `must be ${list}`)
}
