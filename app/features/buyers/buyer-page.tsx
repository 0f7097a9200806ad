import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { ExternalTextLink } from '#app/ui/components/external-link.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { BuyerPurchases, type BuyerSummary } from './buyer-purchases.tsx'

export function BuyerPage({ name, notices }: { name: string; notices: BuyerSummary | null }) {
  return (
    <div className="wrap pt-6 pb-[clamp(4rem,9vw,8rem)]">
      <Breadcrumb
        crumbs={[{ label: 'Perkančiosios organizacijos', href: urls.buyersInfo }, { label: name }]}
      />
      <div className="mt-[clamp(1.5rem,4vw,3rem)] max-w-[46rem]">
        <span className="grid size-14 place-items-center rounded-lg bg-green-soft text-green">
          <Icon name="building" className="size-7" />
        </span>
        <h1 className="mt-6 text-title">{name}</h1>
        {notices === null && (
          <p className="mt-5 text-lg text-ink-2">
            Informacija apie šią organizaciją rengiama. Jos skelbimų galite ieškoti{' '}
            <ExternalTextLink href={site.procurementPortalUrl} className="link">
              CVP&nbsp;IS
            </ExternalTextLink>{' '}
            pagal pavadinimą.
          </p>
        )}
      </div>
      {notices && <BuyerPurchases notices={notices} />}
      <div className="mt-9 flex flex-wrap gap-3">
        <a href={urls.buyersInfo} className={`button ${notices ? 'button-quiet' : ''}`}>
          Visos perkančiosios organizacijos
        </a>
        <a href={urls.cpvBrowser} className="button button-quiet">
          BVPŽ kodai
        </a>
        <a href={urls.home} className="button button-quiet">
          Į pradžią
        </a>
      </div>
    </div>
  )
}
