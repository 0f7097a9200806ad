import * as v from 'valibot'
import type { SourceId } from '#db/schema/notices.ts'
import { ENV_NAMES, envSchema, MAX_PORT, PLACEHOLDERS } from './env-schema.server.ts'
import { OperatorError } from './operator-error.server.ts'
import { isPublicSite } from './private-address.server.ts'

const STAFF_PORT_OFFSET = 1_000

const REQUIRED_BY = {
  file: [],
  smtp: ['SMTP_URL'],
  form: ['FORM_SERVICE_URL', 'FORM_SERVICE_KEY'],
} as const

/** A variable with such a name may hold a password or, as the address of a webhook does, a key, so messages never show its value. */
const SECRET_NAME = /(?<!^(?:SITE|STAFF))_(?:URL|KEY|SECRET|TOKEN)$/

export type Variables = Readonly<Record<string, string | undefined>>
type Values = v.InferOutput<typeof envSchema>
/** Says once what is wrong with a variable: what follows from a wrong value is no fault of its own. */
type Refuse = (name: keyof Values, rule: string) => void

export type Env = Values & {
  MAIL_DIR: string
  BACKUP_DIR: string
  NOTICE_SOURCES: SourceId[]
  NOTICE_IMPORT_DIR: string
}

export class EnvError extends OperatorError {}

/** Throws one sentence for each wrong variable. */
export function readEnv(source: Variables): Env {
  const faults = new Map<string, string>()
  const refuse = (name: string, rule: string) => {
    if (!faults.has(name)) faults.set(name, `Environment variable ${name} ${rule}.`)
  }
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  for (const issue of v.safeParse(envSchema, variables).issues ?? []) {
    const name = (v.getDotPath(issue) ?? '').replace(/\..*/, '')
    refuse(name, `${issue.message}${SECRET_NAME.test(name) ? '' : ` (it is "${String(issue.input)}")`}`)
  }
  const right = Object.fromEntries(Object.entries(variables).filter(([name]) => !faults.has(name)))
  const env = v.parse(envSchema, right)
  requireMailSettings(env, right.MAIL_TRANSPORT !== undefined, refuse)
  requireStaffSettings(env, refuse)
  requireOwnPorts(env, refuse)
  if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined) {
    const why = 'DATABASE_OWNER_URL is: without it requests would go to the embedded database'
    refuse('DATABASE_URL', mustBeSet(why))
  }
  if (env.NOTICE_SOURCES?.includes('cvpis') && env.CVPIS_API_KEY === undefined) {
    refuse('CVPIS_API_KEY', mustBeSet('NOTICE_SOURCES names cvpis'))
  }
  if (faults.size > 0) throw new EnvError([...faults.values(), ...lookAlikes(variables)].join('\n'))
  return {
    ...env,
    MAIL_DIR: env.MAIL_DIR ?? `${env.DATA_DIR}/mail`,
    BACKUP_DIR: env.BACKUP_DIR ?? `${env.DATA_DIR}/backups`,
    NOTICE_SOURCES: env.NOTICE_SOURCES ?? [],
    NOTICE_IMPORT_DIR: env.NOTICE_IMPORT_DIR ?? `${env.DATA_DIR}/notices`,
  }
}

/** A public site would lose leads unnoticed, so there the choice must be explicit. */
function requireMailSettings(env: Values, isTransportSet: boolean, refuse: Refuse): void {
  const { SITE_URL, MAIL_TRANSPORT, SAMPLE_SMTP_URL } = env
  for (const name of REQUIRED_BY[MAIL_TRANSPORT]) {
    if (env[name] === undefined) refuse(name, mustBeSet(`MAIL_TRANSPORT is ${MAIL_TRANSPORT}`))
  }
  if (!isPublicSite(SITE_URL)) return
  if (!isTransportSet) {
    const choice = 'smtp or form, or file when requests are meant to be written to the disk only'
    refuse('MAIL_TRANSPORT', mustBeSet(`SITE_URL is ${SITE_URL}: ${choice}`))
  }
  const needed = MAIL_TRANSPORT === 'smtp' ? (['MAIL_TO', 'MAIL_FROM'] as const) : (['MAIL_FROM'] as const)
  if (MAIL_TRANSPORT !== 'smtp' && SAMPLE_SMTP_URL === undefined) return
  const uses = { MAIL_TO: 'requests would go to', MAIL_FROM: 'mail would come from' }
  for (const name of needed) {
    const why = `SITE_URL is ${SITE_URL}: without it ${uses[name]} a placeholder`
    if (env[name] === PLACEHOLDERS[name]) refuse(name, mustBeSet(why))
  }
}

/** Scripts of the site share its host name with whatever else has it, and cookies know no ports. */
function requireStaffSettings({ SITE_URL, STAFF_URL, ...env }: Values, refuse: Refuse): void {
  if (STAFF_URL === undefined) return
  if (env.STAFF_EMAILS === undefined) refuse('STAFF_EMAILS', mustBeSet(`STAFF_URL is ${STAFF_URL}`))
  if (isPublicSite(SITE_URL) && new URL(SITE_URL).hostname === new URL(STAFF_URL).hostname) {
    refuse('STAFF_URL', `must name another host than SITE_URL (${SITE_URL})`)
  }
  if (env.STAFF_PORT === undefined && defaultStaffPort(env.PORT) === null) {
    refuse('STAFF_PORT', mustBeSet(`STAFF_URL is, and PORT + ${STAFF_PORT_OFFSET} is no port`))
  }
}

function requireOwnPorts({ PORT, STAFF_PORT }: Values, refuse: Refuse): void {
  // Each server that is given port 0 gets a free one.
  if (PORT !== 0 && STAFF_PORT === PORT) refuse('STAFF_PORT', `must be another port than PORT (${PORT})`)
}

/** Null where no port follows from it: a site that took any free one has no neighbour to guess. */
export function defaultStaffPort(sitePort: number): number | null {
  const staffPort = sitePort + STAFF_PORT_OFFSET
  return sitePort === 0 || staffPort > MAX_PORT ? null : staffPort
}

function mustBeSet(circumstance: string): string {
  return `must be set when ${circumstance}`
}

/** One sentence for each variable whose name is nearly that of a setting which is not set. */
export function lookAlikes(variables: Variables): string[] {
  const unset = ENV_NAMES.filter((name) => !variables[name])
  return Object.keys(variables)
    .filter((name) => variables[name] && !ENV_NAMES.includes(name))
    .flatMap((name) => {
      const meant = unset.find(
        (known) => !misspellings(known).isDisjointFrom(misspellings(name.toUpperCase())),
      )
      return meant === undefined ? [] : `${name} is no setting of the site and is ignored: is ${meant} meant?`
    })
}

/** Near names are the same once a letter of each is left out. */
function misspellings(name: string): Set<string> {
  return new Set([name, ...Array.from(name, (_, i) => name.slice(0, i) + name.slice(i + 1))])
}
