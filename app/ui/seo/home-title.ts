import { site } from '#config/site.ts'

const YEAR_PLACEHOLDER = '{metai}'

export function homeTitle(today: Temporal.PlainDate, title: string = site.defaultTitle): string {
  return title.replaceAll(YEAR_PLACEHOLDER, String(today.year))
}

export function pastYearsIn(title: string, today: Temporal.PlainDate): number[] {
  const years = Array.from(title.matchAll(/(?<!\d)20\d\d(?!\d)/g), ([year]) => Number(year))
  return years.filter((year) => year < today.year)
}
