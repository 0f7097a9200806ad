import { pageMeta } from '#app/shared/seo/page-meta.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import { phoneHref, site } from '#config/site.ts'
import type { Route } from './+types/thank-you'

const REFERENCE_FORM = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/

export function loader({ request }: Route.LoaderArgs) {
  const reference = new URL(request.url).searchParams.get('nr') ?? ''
  return { reference: REFERENCE_FORM.test(reference) ? reference : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Užklausa gauta',
    description: 'Jūsų užklausą gavome, netrukus su jumis susisieksime.',
    path: '/aciu',
    isIndexed: false,
  })

export default function ThankYou({ loaderData: { reference } }: Route.ComponentProps) {
  return (
    <section className="section">
      <div className="wrap grid justify-items-center text-center">
        <span className="grid size-16 place-items-center rounded-full bg-green text-white">
          <Icon name="check" className="size-8 stroke-[2.4]" />
        </span>
        <h1 className="mt-7 text-title">Ačiū, jūsų užklausą gavome</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-ink-2">
          Netrukus su jumis susisieksime. Jei norite greičiau&nbsp;– skambinkite{' '}
          <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
            {site.phone}
          </a>{' '}
          {site.workingHoursShort}.
        </p>
        {reference && (
          <p className="mt-7 rounded-lg border border-line bg-sheet px-6 py-4 text-ink-2">
            Užklausos numeris{' '}
            <strong className="ml-2 text-lg font-semibold tracking-wide text-ink tabular-nums">
              {reference}
            </strong>
          </p>
        )}
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <a href="/" className="button">
            Grįžti į&nbsp;pradžią
          </a>
          <a href="/bvpz-kodai" className="button button-quiet">
            Susirasti savo BVPŽ kodus
          </a>
        </div>
      </div>
    </section>
  )
}
