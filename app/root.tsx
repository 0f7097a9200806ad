import { islandsUrl } from 'virtual:client-scripts'
import { type LinkDescriptor, Links, Meta, Outlet, useMatches, useRouteLoaderData } from 'react-router'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { upcomingDaysOff } from '#app/domain/calendar/upcoming-days-off.ts'
import { memoize } from '#app/domain/data/memoize.ts'
import { pageRows } from '#app/pages/endpoints.ts'
import type { LayoutData } from '#app/pages/page-row.ts'
import { HotReload } from '#app/ui/layout/hot-reload.tsx'
import { PAPER_COLOUR } from '#app/ui/layout/logo.tsx'
import { SiteFooter } from '#app/ui/layout/site-footer.tsx'
import { SiteHeader } from '#app/ui/layout/site-header.tsx'
import { speculationRules } from '#app/ui/layout/speculation-rules.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import * as urls from '#app/ui/urls.ts'
import { closingTimes, site } from '#config/site.ts'
import type { Route } from './+types/root'
import figtreeUrl from './assets/fonts/figtree.woff2?url'
import serifUrl from './assets/fonts/source-serif-4.woff2?url'
import { ConsentSettingsButton } from './features/consent/consent-settings-button.tsx'
import { CookieBanner } from './features/consent/cookie-banner.tsx'
import { headScript } from './head-script.ts'
import codes from './styles/codes.css?url'
import defaultStyles from './styles/default.css?url'
import texts from './styles/texts.css?url'
import tools from './styles/tools.css?url'

/** Every page needs both: late fonts would move the lines. */
const FONT_URLS = [serifUrl, figtreeUrl]

const STYLE_SHEETS = { codes, default: defaultStyles, texts, tools }

function findStyleSheet(routeId: string | undefined): string {
  return STYLE_SHEETS[pageRows.find(({ path }) => path === routeId)?.styles ?? 'default']
}

/** Only the server loads these texts: in browsers' scripts they would split the client entry in two. */
const inlineTexts = import.meta.env.SSR
  ? { head: headScript(), speculationRules: speculationRules() }
  : { head: '', speculationRules: '' }

const daysOffFrom = memoize((today: string) =>
  upcomingDaysOff(Temporal.PlainDate.from(today), site.officeHours.closedOn).join(' '),
)

export function loader({ context }: Route.LoaderArgs) {
  const today = todayInVilnius(Temporal.Now.instant())
  return { ...context.get(siteSettingsContext), year: today.year, daysOff: daysOffFrom(today.toString()) }
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: urls.faviconIco, sizes: '32x32' },
  { rel: 'icon', href: urls.favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: urls.appleTouchIcon },
  ...FONT_URLS.map((href): LinkDescriptor => {
    return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
  }),
]

export function Layout({ children }: { children: React.ReactNode }) {
  const matches = useMatches()
  const settings = useRouteLoaderData<typeof loader>('root')
  const styles = findStyleSheet(matches.at(-1)?.id)
  const path = matches.at(-1)?.pathname ?? ''
  const pageData = matches.at(-1)?.loaderData as LayoutData | null | undefined
  const { opens } = site.officeHours
  return (
    <html lang="lt">
      <head>
        <meta charSet="utf-8" />
        <InlineScript text={inlineTexts.head} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={PAPER_COLOUR} />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body data-opens={opens} data-closes={closingTimes()} data-days-off={settings?.daysOff}>
        <a
          href="#turinys"
          data-print="no"
          className="button fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0"
        >
          Pereiti prie turinio
        </a>
        <CookieBanner />
        <SiteHeader path={path} formHref={pageData?.formHref} />
        <main
          id="turinys"
          tabIndex={-1}
          data-state={pageData?.pageState}
          className="pt-[var(--header-height)] outline-none print:pt-0"
        >
          {children}
        </main>
        <SiteFooter year={settings?.year ?? new Date().getFullYear()}>
          <ConsentSettingsButton />
        </SiteFooter>
        <InlineScript type="speculationrules" text={inlineTexts.speculationRules} />
        <script type="module" src={islandsUrl} fetchPriority="low" data-gtm={settings?.gtmId} />
        {import.meta.env.DEV && <HotReload />}
      </body>
    </html>
  )
}

function InlineScript({ text, type }: { text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by hash in the CSP
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = error instanceof Object && 'status' in error && error.status === 404
  const heading = isMissing ? 'Puslapis nerastas' : 'Puslapio parodyti nepavyko'
  return (
    <section className="wrap section text-center">
      <title>{`${heading} | ${site.name}`}</title>
      <h1 className="text-title">{heading}</h1>
      <p className="mt-4 text-lg text-ink-2">
        {isMissing
          ? 'Tokio puslapio nėra arba jis perkeltas.'
          : 'Bandykite dar kartą po kelių minučių. Jei skubate, paskambinkite mums.'}
      </p>
      <a href={urls.home} className="button mt-8">
        Į pradžią
      </a>
    </section>
  )
}
