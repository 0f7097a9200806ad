import { data } from 'react-router'
import { secondsUntilTomorrow, todayInVilnius } from '#app/domain/calendar/today.ts'
import { sharedCaching } from './caching.ts'

/** The response of such a page to a query is valid today only. */
export function queryOfToday({ request }: { request: Request }) {
  const now = Temporal.Now.instant()
  return data(
    { query: new URL(request.url).search, today: todayInVilnius(now).toString() },
    { headers: { 'Cache-Control': sharedCaching(secondsUntilTomorrow(now)) } },
  )
}
