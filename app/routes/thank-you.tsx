import { thankYouScriptUrl } from 'virtual:client-scripts'
import { contactTime, OPEN_TEXT, officeStatus } from '#app/domain/calendar/office-hours.ts'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { upcomingDaysOff } from '#app/domain/calendar/upcoming-days-off.ts'
import { initialLeadForm } from '#app/features/lead/form/initial-lead-form.ts'
import { isReference } from '#app/features/lead/lead-reference.ts'
import { ThankYouPage, type ThankYouProps } from '#app/features/lead/thanks/thank-you-page.tsx'
import { type LayoutData, readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { PRIVATE_CACHING } from '#app/ui/http/caching.ts'
import { readFormCall } from '#app/ui/read-form-call.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import { closingTimes, site } from '#config/site.ts'
import type { Route } from './+types/thank-you'

export function loader({ request }: Route.LoaderArgs): ThankYouProps & LayoutData {
  const params = readParams(pages.thankYou, request)
  const reference = params.get(urls.REFERENCE_PARAM) ?? ''
  const from = params.get(urls.FROM_PARAM)
  const isHeld = params.get(urls.SAMPLE_PARAM) === 'laukia'
  const { opens, closedOn } = site.officeHours
  const daysOff = upcomingDaysOff(todayInVilnius(Temporal.Now.instant()), closedOn).join(' ')
  const hours = { opens, closes: closingTimes(), daysOff }
  const now = new Date()
  return {
    reference: isReference(reference) ? reference : null,
    call: { ...readFormCall(params), wants: initialLeadForm(request.url).wants },
    from: from === 'pirkimas' || from === 'pirkejai' ? from : null,
    sample: params.has(urls.SAMPLE_PARAM)
      ? { isHeld, isOnlySample: params.has(urls.ONLY_SAMPLE_PARAM) }
      : null,
    formHref: '#turinys',
    isOpen: officeStatus(now, hours) === OPEN_TEXT,
    contactTime: contactTime(now, hours),
  }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': PRIVATE_CACHING })

export const meta: Route.MetaFunction = ({ matches, loaderData: { sample } }) =>
  pageMeta(matches, {
    title: sample?.isOnlySample ? 'Laiškas pakeliui' : 'Užklausa gauta',
    description: 'Jūsų užklausą gavome, netrukus su jumis susisieksime.',
    path: urls.thankYouPage,
    isIndexed: false,
  })

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ThankYouPage {...loaderData} />
      <script type="module" src={thankYouScriptUrl} fetchPriority="low" />
    </>
  )
}
