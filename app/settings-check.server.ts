import { inspect } from 'node:util'
import type { Check } from '#app/doctor/checks.server.ts'
import { type LoadedSite, loadSite } from '#app/infra/site/site-file.server.ts'
import { homeTitle, pastYearsIn } from '#app/ui/seo/home-title.ts'
import { listFactsOfDefaultName, listPlaceholders, site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { figuresToRecheck } from './features/figures/figure-validity.ts'
import { describePostgres } from './infra/database/prepare-postgres.server.ts'
import { type Env, readEnv } from './infra/env.server.ts'
import { PLACEHOLDERS } from './infra/env-schema.server.ts'
import { lookAlikes, type Variables } from './infra/look-alikes.server.ts'
import { isPublicSite } from './infra/private-address.server.ts'
import { staffDoor } from './infra/staff-door.server.ts'

const ON_ONE_LINE = { breakLength: Number.POSITIVE_INFINITY, compact: true, maxArrayLength: null }

type Warn = (details: object, text: string) => void

export function warnOfFacts(warn: Warn, { whose, isInvented, photoFaults }: LoadedSite): void {
  warnOfFigures(warn)
  // What an invented firm says needs no word about itself.
  if (isInvented) warn({}, whose)
  else warnOfOwnFacts(warn)
  if (photoFaults.length > 0)
    warn({ photos: photoFaults }, 'photos cannot be shown: docs/how-to/site-facts.md says where to put them')
}

function warnOfOwnFacts(warn: Warn): void {
  const placeholders = listPlaceholders()
  if (placeholders.length > 0)
    warn(
      { placeholders },
      'the facts of the site still hold placeholders: docs/how-to/site-facts.md says how to replace them',
    )
  const facts = listFactsOfDefaultName()
  if (facts.length > 0)
    warn({ facts, name: site.name }, 'facts still hold the former name: change them in site.json, too')
  const partners = site.partners.filter(({ country }) => country === null).map(({ name }) => name)
  if (partners.length > 0 && partners.length < site.partners.length)
    warn(
      { partners },
      'partners have no country although others have one: the countries of „Apie mus“ are incomplete',
    )
  const today = Temporal.Now.plainDateISO(TIME_ZONE)
  const title = homeTitle(today)
  const years = pastYearsIn(title, today)
  if (years.length > 0)
    warn({ title, years }, 'the home page title names a past year: set defaultTitle in site.json')
}

function warnOfFigures(warn: Warn): void {
  const ids = figuresToRecheck(Temporal.Now.plainDateISO(TIME_ZONE).toString())
  if (Object.values(ids).flat().length > 0)
    warn(ids, 'figures of content/figures are old or about to end: compare them with their sources')
}

export function warnOfSettings(env: Env, variables: Variables, warn: Warn): void {
  const { MAIL_TRANSPORT, MAIL_DIR, MAIL_TO, NODE_ENV, SITE_URL, STAFF_EMAILS, TRUST_PROXY } = env
  for (const sentence of lookAlikes(variables)) warn({}, sentence)
  if (isPublicSite(SITE_URL)) {
    if (TRUST_PROXY === 0)
      warn({ SITE_URL, TRUST_PROXY }, 'the site is public, but TRUST_PROXY names no proxy in front of it')
    if (SITE_URL.startsWith('http:'))
      warn({ SITE_URL }, 'the site is public without TLS: what visitors send can be read on the way')
    if (NODE_ENV !== 'production')
      warn({ NODE_ENV }, 'the site is public, but NODE_ENV is not production, so a start may build')
    if (STAFF_EMAILS !== undefined && env.STAFF_URL === undefined)
      warn({ STAFF_EMAILS }, 'the staff page stays shut: STAFF_URL is not set')
  }
  if (MAIL_TRANSPORT === 'file')
    warn({ MAIL_DIR }, 'mail is written to the disk: nobody gets the requests by e-mail')
  if (MAIL_TRANSPORT === 'smtp' && MAIL_TO === PLACEHOLDERS.MAIL_TO)
    warn({ MAIL_TO }, 'MAIL_TO is a placeholder: nobody gets the requests')
  if (MAIL_TRANSPORT === 'form' && env.SAMPLE_SMTP_URL === undefined)
    warn(
      {},
      'the form service mails neither visitors nor codes: staff send samples, and "leads sign-in" prints codes',
    )
}

/** What the settings mean, without passwords. */
export function describeSettings(env: Env): string[] {
  const { MAIL_TRANSPORT, SMTP_URL, MAIL_TO, MAIL_FROM, NOTICE_SOURCES } = env
  const server = MAIL_TRANSPORT === 'smtp' && SMTP_URL ? ` (${new URL(SMTP_URL).host})` : ''
  const door = staffDoor(env)
  const people = door?.people.map(({ address }) => address).join(', ')
  return [
    `Address: ${env.SITE_URL}; the server listens on ${env.HOST}, port ${env.PORT}, TRUST_PROXY is ${env.TRUST_PROXY}.`,
    `Database: ${describeDatabase(env)}.`,
    `Requests of visitors: MAIL_TRANSPORT is ${MAIL_TRANSPORT}${server}, MAIL_TO is ${MAIL_TO}; all mail comes from MAIL_FROM, ${MAIL_FROM}.`,
    door ? `Staff page: port ${door.port}; these may sign in: ${people}.` : 'Staff page: shut.',
    `Notices: ${NOTICE_SOURCES.length > 0 ? `read from ${NOTICE_SOURCES.join(', ')}` : 'no sources, nothing is read'}.`,
  ]
}

function describeDatabase({ DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR }: Env): string {
  if (DATABASE_URL === undefined) return `the embedded one in ${DATA_DIR}/postgres`
  const owner = DATABASE_OWNER_URL && `; tables are changed in ${describePostgres(DATABASE_OWNER_URL)}`
  return `${describePostgres(DATABASE_URL)}${owner ?? ''}`
}

/** Reads the facts, too; it throws their faults. */
export function listWarnings(env: Env, variables: Variables): Check[] {
  const loaded = loadSite(env)
  const checks: Check[] = []
  if (!loaded.isInvented) checks.push({ name: 'facts', state: 'well', sentence: loaded.whose })
  const warn =
    (name: Check['name']): Warn =>
    (details, text) => {
      const sentence = Object.keys(details).length > 0 ? `${text}: ${inspect(details, ON_ONE_LINE)}` : text
      checks.push({ name, state: 'warning', sentence })
    }
  warnOfFacts(warn('facts'), loaded)
  warnOfSettings(env, variables, warn('settings'))
  return checks
}

/** `npm start -- --check` runs this; it throws the faults that would stop a start, of the settings and of the facts. */
export function checkSettings(variables: Variables): void {
  const env = readEnv(variables)
  for (const { sentence } of listWarnings(env, variables)) console.log(sentence)
  for (const sentence of describeSettings(env)) console.log(sentence)
  console.log(
    'There is no fault: the site starts with these settings, if its database, mail server and port can be used. They were not tried.',
  )
}
