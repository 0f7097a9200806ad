import { TIME_ZONE } from '#config/time-zone.ts'
import { figuresToRecheck } from './features/figures/figure-validity.ts'
import type { Log } from './infra/observability/log.server.ts'
import { homeTitle, pastYearsIn } from './shared/seo/home-title.ts'

export function warnOfOutdatedFacts(log: Log): void {
  const today = Temporal.Now.plainDateISO(TIME_ZONE)
  const ids = figuresToRecheck(today.toString())
  if (Object.values(ids).flat().length > 0)
    log.warn(ids, 'figures of config/figures are old or about to end: compare them with their sources')
  const title = homeTitle(today)
  const years = pastYearsIn(title, today)
  if (years.length > 0)
    log.warn({ title, years }, 'the home page title names a past year: set defaultTitle in site.json')
}
