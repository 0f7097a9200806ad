import { site } from '#config/site.ts'

const YEAR_PLACEHOLDER = '{metai}'

export function homeTitle(today: Temporal.PlainDate, title: string = site.defaultTitle): string {
  return title.replaceAll(YEAR_PLACEHOLDER, String(today.year))
}
