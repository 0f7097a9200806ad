import { calendarFile } from '#app/features/deadlines/counting/calendar-file.ts'
import { calculateDeadline } from '#app/features/deadlines/counting/deadline-result.ts'
import { readDeadlineForm } from '#app/features/deadlines/deadline-query.ts'
import { endpoints } from '#app/pages/endpoints.ts'
import { readParams } from '#app/pages/page-row.ts'
import { PRIVATE_CACHING } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/deadlines-calendar'

export function loader({ request, context }: Route.LoaderArgs) {
  const { query } = readDeadlineForm(readParams(endpoints.deadlinesCalendar, request))
  const pageUrl = new URL(urls.deadlines, context.get(siteSettingsContext).origin).href
  const file =
    query && calendarFile(query, calculateDeadline(query), { pageUrl, now: Temporal.Now.instant() })
  if (!file) {
    return new Response('Šiam klausimui datos nėra, todėl nėra ir kalendoriaus failo.', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': PRIVATE_CACHING },
    })
  }
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="terminas.ics"',
      'Cache-Control': PRIVATE_CACHING,
    },
  })
}
