import type { Check } from '#app/doctor/checks.server.ts'
import { type LoadedSite, loadSite } from '#app/infra/site/site-file.server.ts'
import { listPlaceholders, site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import home from '#content/home.json' with { type: 'json' }
import { figuresToRecheck } from './features/figures/figure-validity.ts'
import { describePostgres } from './infra/database/prepare-postgres.server.ts'
import { type Env, lookAlikes, readEnv, type Variables } from './infra/env.server.ts'
import { PLACEHOLDERS } from './infra/env-schema.server.ts'
import { isPublicSite } from './infra/private-address.server.ts'
import { staffDoor } from './infra/staff-door.server.ts'

/** What a start says, too. */
export function listWarnings(env: Env, variables: Variables, facts: LoadedSite): Check[] {
  const warnings = (name: Check['name'], sentences: Iterable<string>) =>
    [...sentences].map((sentence): Check => ({ name, state: 'warning', sentence }))
  return [
    ...warnings('settings', [...lookAlikes(variables), ...settingsToMind(env, variables)]),
    ...warnings('facts', factsToMind(facts, Temporal.Now.plainDateISO(TIME_ZONE))),
  ]
}

function* settingsToMind(env: Env, variables: Variables): Generator<string> {
  const { MAIL_TRANSPORT, MAIL_DIR, MAIL_TO, SITE_URL } = env
  if (isPublicSite(SITE_URL)) {
    if (!variables.DATA_DIR)
      yield `DATA_DIR is not set: what is kept lies in ${env.DATA_DIR} of the release, and is lost with it`
    if (env.TRUST_PROXY === 0)
      yield `the site is public, but TRUST_PROXY names no proxy in front of it: ${SITE_URL}`
    if (SITE_URL.startsWith('http:'))
      yield `the site is public without TLS: what visitors send can be read on the way to ${SITE_URL}`
    if (env.NODE_ENV !== 'production')
      yield `the site is public, but NODE_ENV is ${env.NODE_ENV}, so a start may build`
    if (env.STAFF_EMAILS !== undefined && env.STAFF_URL === undefined)
      yield 'the staff page stays shut although STAFF_EMAILS is set: STAFF_URL is not'
  }
  if (variables.METRICS_PORT) yield 'METRICS_PORT is gone: /metrics is on PORT, for who shows METRICS_TOKEN'
  if (MAIL_TRANSPORT === 'file')
    yield `mail is written to the disk: nobody gets the requests by e-mail, they are in ${MAIL_DIR}`
  if (MAIL_TRANSPORT === 'smtp' && MAIL_TO === PLACEHOLDERS.MAIL_TO)
    yield `MAIL_TO is a placeholder: nobody gets the requests at ${MAIL_TO}`
  if (MAIL_TRANSPORT === 'form' && env.SAMPLE_SMTP_URL === undefined)
    yield 'the form service mails neither visitors nor codes: staff send samples, and "leads sign-in" prints codes'
}

function* factsToMind(facts: LoadedSite, today: Temporal.PlainDate): Generator<string> {
  const figures = Object.values(figuresToRecheck(today.toString())).flat()
  if (figures.length > 0)
    yield `figures of content/figures are old or about to end (compare them with their sources): ${figures.join(', ')}`
  if (facts.photoFaults.length > 0)
    yield `photos cannot be shown (docs/how-to/site-facts.md says where to put them): ${facts.photoFaults.join(', ')}`
  const homeTexts = JSON.stringify(home)
  const unsaid = site.home.leftOut.filter((text) => !homeTexts.includes(JSON.stringify(text)))
  if (unsaid.length > 0) yield `home.leftOut names what the home page does not say: ${unsaid.join(', ')}`
  // What an invented firm says needs no word about itself.
  if (facts.isInvented) return yield facts.whose
  const placeholders = listPlaceholders()
  if (placeholders.length > 0)
    yield `the facts of the site still hold placeholders (docs/how-to/site-facts.md says how to replace them): ${placeholders.join(', ')}`
}

/** What the settings mean, without passwords. */
function describeSettings(env: Env, variables: Variables): string[] {
  const { MAIL_TRANSPORT, SMTP_URL, DATABASE_URL, DATABASE_OWNER_URL } = env
  const server = MAIL_TRANSPORT === 'smtp' && SMTP_URL ? ` (${new URL(SMTP_URL).host})` : ''
  const owner = DATABASE_OWNER_URL ? `; tables are changed in ${describePostgres(DATABASE_OWNER_URL)}` : ''
  const database = DATABASE_URL
    ? describePostgres(DATABASE_URL)
    : `the embedded one in ${env.DATA_DIR}/postgres`
  const door = staffDoor(env)
  const people = door?.people.map(({ address }) => address).join(', ')
  return [
    `Address: ${env.SITE_URL}; the server listens on ${env.HOST}, port ${env.PORT}${variables.PORT ? '' : ' (or the one that its unit names)'}, TRUST_PROXY is ${env.TRUST_PROXY}.`,
    `Database: ${database}${owner}.`,
    `Requests of visitors: MAIL_TRANSPORT is ${MAIL_TRANSPORT}${server}, MAIL_TO is ${env.MAIL_TO}; all mail comes from MAIL_FROM, ${env.MAIL_FROM}.`,
    door
      ? `Staff page: port ${door.port}${variables.STAFF_PORT ? '' : ' (PORT + 1000)'}; these may sign in: ${people}.`
      : 'Staff page: shut.',
  ]
}

/** The first part of the doctor, and all of `npm start -- --check`; it throws the faults that would stop a start. */
export function checkSettings(variables: Variables): Env {
  const env = readEnv(variables)
  const facts = loadSite(env)
  for (const sentence of describeSettings(env, variables)) console.log(sentence)
  if (!facts.isInvented) console.log(facts.whose)
  printChecks(listWarnings(env, variables, facts))
  return env
}

export function printChecks(checks: readonly Check[]): void {
  for (const { state, name, sentence } of checks) console.log(`${state.toUpperCase()} ${name}: ${sentence}`)
}
