import { listFactsOfDefaultName, listPlaceholders, site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { figuresToRecheck } from './features/figures/figure-validity.ts'
import { readEnv } from './infra/env.server.ts'
import { configureFromFile } from './infra/site-file.server.ts'
import { homeTitle, pastYearsIn } from './shared/seo/home-title.ts'

export function warnOfFacts(warn: (details: object, text: string) => void): void {
  const placeholders = listPlaceholders()
  if (placeholders.length > 0)
    warn(
      { placeholders },
      'the facts of the site still hold placeholders: docs/how-to/site-facts.md tells how to replace them',
    )
  const facts = listFactsOfDefaultName()
  if (facts.length > 0)
    warn({ facts, name: site.name }, 'facts still hold the former name: change them in site.json, too')
  const today = Temporal.Now.plainDateISO(TIME_ZONE)
  const ids = figuresToRecheck(today.toString())
  if (Object.values(ids).flat().length > 0)
    warn(ids, 'figures of config/figures are old or about to end: compare them with their sources')
  const title = homeTitle(today)
  const years = pastYearsIn(title, today)
  if (years.length > 0)
    warn({ title, years }, 'the home page title names a past year: set defaultTitle in site.json')
}

/** For `npm start -- --check`; throws the fault that would stop a start. */
export function checkSettings(variables: Readonly<Record<string, string | undefined>>): void {
  const env = readEnv(variables)
  console.log(configureFromFile(env))
  warnOfFacts((details, text) => console.log(`${text}:`, details))
  console.log(`Requests of visitors: MAIL_TRANSPORT is ${env.MAIL_TRANSPORT}, MAIL_TO is ${env.MAIL_TO}.`)
  console.log('These settings can be used; database, mail and port were not tried.')
}
