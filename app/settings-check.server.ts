import { loadSite } from '#app/infra/site/site-file.server.ts'
import { homeTitle, pastYearsIn } from '#app/ui/seo/home-title.ts'
import { listFactsOfDefaultName, listPlaceholders, site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { figuresToRecheck } from './features/figures/figure-validity.ts'
import { type Env, PLACEHOLDERS, readEnv } from './infra/env.server.ts'
import { isPublicSite } from './infra/private-address.server.ts'
import { staffDoor } from './infra/staff-door.server.ts'

type Warn = (details: object, text: string) => void

export function warnOfFacts(warn: Warn, photos: readonly string[]): void {
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
  const ids = figuresToRecheck(today.toString())
  if (Object.values(ids).flat().length > 0)
    warn(ids, 'figures of content/figures are old or about to end: compare them with their sources')
  const title = homeTitle(today)
  const years = pastYearsIn(title, today)
  if (years.length > 0)
    warn({ title, years }, 'the home page title names a past year: set defaultTitle in site.json')
  if (photos.length > 0)
    warn({ photos }, 'photos cannot be shown: docs/how-to/site-facts.md says where to put them')
}

export function warnOfSettings(
  { MAIL_TRANSPORT, MAIL_DIR, MAIL_TO, SAMPLE_SMTP_URL, SITE_URL, STAFF_EMAILS, STAFF_URL, TRUST_PROXY }: Env,
  warn: Warn,
): void {
  if (TRUST_PROXY === 0 && isPublicSite(SITE_URL))
    warn({ SITE_URL, TRUST_PROXY }, 'the site is public, but TRUST_PROXY names no proxy in front of it')
  if (MAIL_TRANSPORT === 'file')
    warn({ MAIL_DIR }, 'mail is written to the disk: nobody gets the requests by e-mail')
  if (MAIL_TRANSPORT === 'smtp' && MAIL_TO === PLACEHOLDERS.MAIL_TO)
    warn({ MAIL_TO }, 'MAIL_TO is a placeholder: nobody gets the requests')
  if (MAIL_TRANSPORT === 'form' && SAMPLE_SMTP_URL === undefined)
    warn(
      {},
      'the form service mails neither visitors nor codes: staff send samples, and "leads sign-in" prints codes',
    )
  if (STAFF_EMAILS !== undefined && STAFF_URL === undefined && isPublicSite(SITE_URL))
    warn({ STAFF_EMAILS }, 'the staff page stays shut: STAFF_URL is not set')
}

/** `npm start -- --check` runs this; it throws the fault that would stop a start. */
export function checkSettings(variables: Readonly<Record<string, string | undefined>>): void {
  const env = readEnv(variables)
  const { whose, photoFaults } = loadSite(env)
  console.log(whose)
  const print: Warn = (details, text) => console.log(`${text}:`, details)
  warnOfFacts(print, photoFaults)
  warnOfSettings(env, print)
  const { MAIL_TRANSPORT, MAIL_TO, MAIL_FROM } = env
  console.log(
    `Requests of visitors: MAIL_TRANSPORT is ${MAIL_TRANSPORT}, MAIL_TO is ${MAIL_TO}; all mail comes from MAIL_FROM, ${MAIL_FROM}.`,
  )
  const door = staffDoor(env)
  const people = door?.people.map(({ address }) => address).join(', ')
  console.log(door ? `Staff page: port ${door.port}; these may sign in: ${people}.` : 'Staff page: shut.')
  console.log(
    'There is no fault: the site starts with these settings, if its database, mail server and port can be used. They were not tried.',
  )
}
