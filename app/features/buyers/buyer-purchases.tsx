import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { NoticeKind } from '#app/domain/notices/notice.ts'
import type { PurchaseStatistics } from '#app/domain/notices/purchase-statistics.ts'
import type { RecentPurchases } from '#app/domain/notices/recent-purchases.ts'
import { counted } from '#app/domain/text/plural.ts'
import { CodeLinks } from '#app/ui/components/code-links.tsx'
import { OpenPurchases } from '#app/ui/components/open-purchases.tsx'
import { PurchasesOfYear } from '#app/ui/components/purchases-of-year.tsx'
import * as urls from '#app/ui/urls.ts'

export interface BuyerSummary {
  purchases: RecentPurchases
  statistics: PurchaseStatistics | null
  counts: Readonly<Record<NoticeKind, number>>
  codes: { code: CpvCode; LT: string }[]
}

const KIND_FORMS = {
  plan: ['planas', 'planai', 'planų'],
  consultation: ['rinkos konsultacija', 'rinkos konsultacijos', 'rinkos konsultacijų'],
  contract: ['sudaryta sutartis', 'sudarytos sutartys', 'sudarytų sutarčių'],
} as const

export function BuyerPurchases({ notices }: { notices: BuyerSummary }) {
  const { purchases, statistics, codes } = notices
  return (
    <div className="mt-8 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <section className="min-w-0 [&>section]:mt-9">
        <h2 className="text-h3">Pirkimai</h2>
        <OpenPurchases purchases={purchases} showsBuyers={false} more={otherKindsText(notices)} />
        {codes.length > 0 && <h2 className="mt-9 text-h3">Ką ši organizacija perka</h2>}
        <CodeLinks entries={codes} hasLineAbove={false} />
        {statistics && <PurchasesOfYear statistics={statistics} />}
      </section>
      <Offer codes={codes.map(({ code }) => code)} />
    </div>
  )
}

function Offer({ codes }: { codes: readonly CpvCode[] }) {
  return (
    <aside data-print="no" className="card p-6 shadow-letter max-sm:p-5">
      <h2 className="text-h3">Gaukite šio pirkėjo skelbimus</h2>
      <p className="mt-2 text-ink-2">
        Kas&nbsp;rytą atsiųsime jums tinkamus šios ir kitų organizacijų skelbimus, planus ir rinkos
        konsultacijas.
      </p>
      <a
        href={urls.leadFormPage({ codes, wants: ['offer'] })}
        data-cta="buyer"
        className="button mt-5 w-full max-sm:mt-4"
      >
        Gauti pasiūlymą
      </a>
      <a href={urls.letterOf(codes)} className="link list-target mt-2 text-sm">
        Peržiūrėti laišką pagal šiuos kodus
      </a>
    </aside>
  )
}

function otherKindsText({ counts }: BuyerSummary): string | null {
  const texts = (['plan', 'consultation', 'contract'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : counted(counts[kind], KIND_FORMS[kind]),
  )
  return texts.length === 0 ? null : `Taip pat paskelbta: ${texts.join(', ')}.`
}
