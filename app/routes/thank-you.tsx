import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { isReference } from '#app/features/lead/lead-reference.ts'
import { readParams } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { Envelope } from '#app/ui/components/envelope.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import { OfficeStatus, SameDayAnswer } from '#app/ui/components/office-status.tsx'
import { PRIVATE_CACHING } from '#app/ui/http/caching.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import * as urls from '#app/ui/urls.ts'
import { site, workingHoursShort } from '#config/site.ts'
import type { Route } from './+types/thank-you'

export function loader({ request }: Route.LoaderArgs) {
  const params = readParams(pages.thankYou, request)
  const reference = params.get(urls.REFERENCE_PARAM) ?? ''
  return {
    reference: isReference(reference) ? reference : null,
    sampleCodes: params.has(urls.CODES_PARAM) ? readCpvCodes(params.getAll(urls.CODES_PARAM)) : null,
  }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': PRIVATE_CACHING })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Užklausa gauta',
    description: 'Jūsų užklausą gavome, netrukus su jumis susisieksime.',
    path: urls.thankYouPage,
    isIndexed: false,
  })

export default function ThankYou({ loaderData: { reference, sampleCodes } }: Route.ComponentProps) {
  return (
    <section className="section overflow-x-clip">
      <div className="wrap grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="max-lg:text-center">
          <h1 className="text-title">Ačiū, jūsų užklausą gavome</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-ink-2 max-lg:mx-auto">
            Netrukus su jumis susisieksime. Jei norite greičiau, skambinkite{' '}
            <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
              {site.phone}
            </a>{' '}
            <span className="whitespace-nowrap">{workingHoursShort()}</span>. <SameDayAnswer />
          </p>
          <OfficeStatus className="mt-3 flex min-h-[2lh] text-left text-ink-2 max-lg:justify-center max-sm:mx-auto max-sm:max-w-72 sm:min-h-[1lh] lg:hidden" />
          {sampleCodes && (
            <p className="mt-6 max-w-[34rem] border-l-4 border-green-line pl-4 text-left max-lg:mx-auto">
              Prašėte laiško pavyzdžio&nbsp;– jau dabar galite{' '}
              <a href={urls.letterOf(sampleCodes)} className="link font-semibold">
                {sampleCodes.length > 0
                  ? 'atverti savo laišką'
                  : 'pasirinkti, ką parduodate, ir matyti laišką'}
              </a>
              .
            </p>
          )}
          <div className="mt-9 flex flex-wrap gap-3 max-lg:justify-center">
            {!sampleCodes?.length && (
              <a href={urls.cpvBrowser} className="button">
                Susirasti savo BVPŽ kodus
              </a>
            )}
            <a href={urls.home} className="button button-quiet">
              Grįžti į&nbsp;pradžią
            </a>
          </div>
        </div>
        <ReceiptDrawing reference={reference} />
      </div>
    </section>
  )
}

function ReceiptDrawing({ reference }: { reference: string | null }) {
  return (
    <div className="mx-auto w-full max-w-[26rem] max-lg:order-first lg:mr-0">
      <div className="relative mx-3 rounded-t-xl border border-b-0 border-line bg-sheet px-6 pt-8 text-center shadow-letter sm:mx-6">
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-green text-white">
          <Icon name="check" className="size-7 stroke-[2.4]" />
        </span>
        {reference && (
          <p data-request-received className="mt-5 text-ink-2">
            Užklausos numeris{' '}
            <strong className="mt-0.5 block text-xl font-semibold tracking-wider text-ink tabular-nums">
              {reference}
            </strong>
          </p>
        )}
        <div className="pb-[36%]" aria-hidden="true" />
      </div>
      <Envelope />
    </div>
  )
}
