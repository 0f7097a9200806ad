import { homeScriptUrl } from 'virtual:client-scripts'
import { data } from 'react-router'
import { secondsUntilTomorrow, todayInVilnius } from '#app/domain/calendar/today.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { formFacts } from '#app/features/lead/form/form-facts.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { homePageLetterOn } from '#app/features/letter/inbox/home-page-letter.ts'
import { Inbox } from '#app/features/letter/inbox/inbox.tsx'
import { LetterQuestion, QuestionCodes } from '#app/features/letter/inbox/letter-question.tsx'
import { OpenedLetter } from '#app/features/letter/inbox/opened-letter.tsx'
import { hasTypedWords } from '#app/features/letter/letter-caching.ts'
import { newestEdition } from '#app/features/letter/real/newest-edition.ts'
import { noticesContext } from '#app/features/notices/notices-module.server.ts'
import { filledLeadForm } from '#app/filled-lead-form.server.ts'
import { Island } from '#app/islands/island.tsx'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { NOTICE_PAGE_SECONDS, PRIVATE_CACHING, sharedCaching } from '#app/ui/http/caching.ts'
import { readFormCall } from '#app/ui/read-form-call.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import { organization, webSite } from '#app/ui/seo/structured-data.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/home'

export function loader({ request, context }: Route.LoaderArgs) {
  const now = Temporal.Now.instant()
  const params = readParams(pages.home, request)
  const call = readFormCall(params)
  const snapshot = context.get(noticesContext).snapshot()
  const edition = snapshot && newestEdition(snapshot, now)
  const untilTomorrow = secondsUntilTomorrow(now)
  const seconds = edition ? Math.min(untilTomorrow, NOTICE_PAGE_SECONDS) : untilTomorrow
  const caching = hasTypedWords(params) ? PRIVATE_CACHING : sharedCaching(seconds)
  return data(
    {
      day: todayInVilnius(now).toString(),
      edition,
      form: filledLeadForm(request.url, context),
      call,
      formHref: urls.leadForm({ ...call, wants: ['offer'] }),
    },
    { headers: { 'Cache-Control': caching } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: null,
    description:
      'Kiekvieną rytą – jūsų veiklai atrinkti viešieji pirkimai, planai ir rinkos konsultacijos. Kiekvieną laišką patikrina žmogus.',
    path: urls.home,
    structuredData: [organization, webSite],
  })

export default function Home({ loaderData: { day, edition, form, call, formHref } }: Route.ComponentProps) {
  const homePageLetter = homePageLetterOn(day)
  return (
    <>
      <HomePage
        question={<LetterQuestion />}
        letter={<OpenedLetter homePageLetter={edition ?? homePageLetter} />}
        codes={<QuestionCodes />}
        inbox={
          <Inbox
            homePageLetter={homePageLetter}
            formHref={urls.leadForm({ ...call, wants: ['offer', 'sample'] })}
          />
        }
        formHref={formHref}
      >
        <Island name="lead-form" props={{ facts: formFacts(), ...form }}>
          {(props) => <LeadForm {...props} />}
        </Island>
      </HomePage>
      <script type="module" src={homeScriptUrl} fetchPriority="low" />
    </>
  )
}
