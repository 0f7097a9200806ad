import type { PurchaseStatistics } from '#app/domain/notices/purchase-statistics.ts'
import type { RecentPurchases } from '#app/domain/notices/recent-purchases.ts'
import { counted } from '#app/domain/text/plural.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import { Breadcrumb, type Crumb } from '#app/ui/components/breadcrumb.tsx'
import { CodeLinks } from '#app/ui/components/code-links.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import { OpenPurchases } from '#app/ui/components/open-purchases.tsx'
import { PurchasesOfYear } from '#app/ui/components/purchases-of-year.tsx'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { CodePage } from './code-page.server.ts'
import { SearchField } from './search-field.tsx'

const MAX_SHOWN_AT_ONCE = 12

interface CodePageViewProps {
  page: CodePage
  levelName: string
  purchases: RecentPurchases | null
  statistics: PurchaseStatistics | null
  /** The codes and words of the page's address, which its links take along. */
  kept: FormCall
  /** Links to the form and to the letter take these along: `kept` with the page's own code. */
  call: FormCall
}

/** On narrow screens offer and search box come before the lists, and the rest of the side column after them. */
export function CodePageView({ page, levelName, purchases, statistics, kept, call }: CodePageViewProps) {
  const { entry } = page
  return (
    <article className="wrap pt-6 pb-20">
      <Breadcrumb crumbs={crumbsOf(page, kept)} />
      <div className="mt-4 grid items-start gap-x-14 gap-y-9 lg:mt-6 [reading-flow:grid-order] lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <p className="kicker">BVPŽ {levelName}</p>
          <h1 className="text-title">{entry.LT}</h1>
          <p className="mt-2 text-lg text-ink-2" lang="en">
            {entry.EN}
          </p>
          <CodeChip entry={entry} call={call} />
          <EverydayWords words={page.words} kept={kept} />
        </div>
        <aside className="gap-7 max-lg:contents lg:sticky lg:grid lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Offer call={call} />
          <SearchField kept={kept} />
          <PlaceLink entry={entry} kept={kept} />
        </aside>
        <div className="grid min-w-0 gap-10">
          {purchases && (
            <section>
              <h2 className="text-h3">Pirkimai pagal šį kodą</h2>
              <OpenPurchases purchases={purchases} showsBuyers />
            </section>
          )}
          {statistics && <PurchasesOfYear statistics={statistics} />}
          <CodeList title="Smulkesni kodai" entries={page.children} kept={kept} />
          <CodeList title="Kaimyniniai kodai" entries={page.siblings} kept={kept} />
          <CodeList
            title="Susiję kodai"
            entries={page.related}
            kept={kept}
            lead="Pirmiausia kodai, kurie skelbimuose dažnai būna kartu su šiuo ar jam artimu arba dera prie tos pačios veiklos, toliau – kitų grupių kodai tais pačiais žodžiais: prekės, jų montavimas ir priežiūra turi skirtingus kodus."
          />
        </div>
      </div>
    </article>
  )
}

function crumbsOf({ above, entry }: CodePage, kept: FormCall): Crumb[] {
  return [
    { label: 'BVPŽ kodai', href: withCodes(urls.cpvBrowser, kept) },
    ...above.map(({ code, LT }) => ({ label: LT, href: withCodes(urls.cpvCode(code), kept) })),
    { label: entry.code },
  ]
}

/** `code-page.client.ts` enables the buttons and the link to the chosen codes; without scripts they are hidden. */
function CodeChip({ entry, call }: { entry: CpvEntry; call: FormCall }) {
  const buttonClass = 'button button-quiet min-h-11 px-4 text-sm noscript:hidden'
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <p className="rounded-md border border-green-line bg-green-soft px-4 py-2 text-xl font-semibold text-green tabular-nums">
        {entry.code}
      </p>
      <div className="flex gap-3">
        <button type="button" data-copy className={buttonClass}>
          <Icon name="copy" className="size-4" />
          <span aria-live="polite">Kopijuoti</span>
        </button>
        <button
          type="button"
          data-basket-toggle={entry.code}
          data-name={entry.LT}
          aria-label={`Pridėti: ${entry.code} ${entry.LT}`}
          className={`group ${buttonClass}`}
        >
          <Icon name="plus" className="size-4 group-data-chosen:hidden" />
          <Icon name="check" className="hidden size-4 group-data-chosen:block" />
          <span>Pridėti</span>
        </button>
      </div>
      <a
        href={withCodes(urls.cpvBrowser, call)}
        data-basket-link
        hidden
        className="link inline-flex min-h-6 items-center text-sm max-md:min-h-11"
      >
        Pasirinkti kodai
      </a>
    </div>
  )
}

function EverydayWords({ words, kept }: { words: readonly string[]; kept: FormCall }) {
  if (words.length === 0) return null
  return (
    <section className="mt-9">
      <h2 className="text-h3">Kaip tai vadinama kasdien</h2>
      <ul className="mt-3 flex flex-wrap gap-2 text-sm">
        {words.map((word) => (
          <li key={word}>
            <a
              href={withCodes(urls.cpvSearch(word), kept)}
              className="list-target rounded-full border border-line-strong px-3.5 text-ink-2 no-underline hover:border-green hover:text-green"
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CodeListProps {
  title: string
  entries: readonly CpvEntry[]
  kept: FormCall
  lead?: string
}

function CodeList({ title, entries, kept, lead }: CodeListProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      {lead && <p className="mt-1.5 max-w-prose text-ink-2">{lead}</p>}
      <CodeLinks entries={entries.slice(0, MAX_SHOWN_AT_ONCE)} kept={kept} />
      {entries.length > MAX_SHOWN_AT_ONCE && (
        <details className="group mt-1">
          <summary className="link inline-flex min-h-11 items-center group-open:hidden">
            Rodyti dar {counted(entries.length - MAX_SHOWN_AT_ONCE, ['kodą', 'kodus', 'kodų'])}
          </summary>
          <CodeLinks entries={entries.slice(MAX_SHOWN_AT_ONCE)} kept={kept} />
        </details>
      )}
    </section>
  )
}

function Offer({ call }: { call: FormCall }) {
  const { codes = [], words } = call
  return (
    <div data-print="no" className="card p-6 shadow-letter max-sm:p-5">
      <h2 className="text-h3">Gaukite šio kodo skelbimus</h2>
      <p className="mt-2 text-ink-2">
        Kas&nbsp;rytą atsiųsime jūsų veiklai atrinktus skelbimus, planus ir rinkos konsultacijas.
      </p>
      <a
        href={urls.leadFormPage({ ...call, wants: ['offer'] })}
        data-cta="cpv-code"
        className="button mt-5 w-full max-sm:mt-4"
      >
        Gauti pasiūlymą
      </a>
      <a href={urls.letterOf(codes, words)} className="link list-target mt-2 text-sm">
        Peržiūrėti laišką pagal šį kodą
        {(words || codes.length > 1) && ' ir savo sąrašą'}
      </a>
    </div>
  )
}

function PlaceLink({ entry: { parent_code }, kept }: { entry: CpvEntry; kept: FormCall }) {
  return (
    <p className="border-t border-line pt-5 text-sm max-lg:order-1">
      <a
        href={withCodes(parent_code ? urls.cpvBranch(parent_code) : urls.cpvBrowser, kept)}
        className="link list-target"
      >
        Rodyti vietą klasifikatoriuje
      </a>
    </p>
  )
}
