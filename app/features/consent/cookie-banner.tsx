import * as urls from '#app/ui/urls.ts'

/** Placed before the header, so that Tab reaches it first. Without scripts nothing needs consent, so it is not shown. */
export function CookieBanner() {
  return (
    <section data-consent-banner data-print="no" aria-label="Slapukai" className="cookie-banner">
      <div className="wrap cookie-banner-row">
        <p className="max-w-[46rem] text-sm text-ink-2 max-[21.5rem]:text-xs">
          Slapukus lankomumui matuoti ir&nbsp;reklamai rodyti naudosime tik jums sutikus.{' '}
          <a href={urls.cookiePolicy} className="link whitespace-nowrap">
            Apie slapukus
          </a>
        </p>
        <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
          <ChoiceButton action="accept">Sutinku</ChoiceButton>
          <ChoiceButton action="reject">Nesutinku</ChoiceButton>
        </div>
      </div>
    </section>
  )
}

function ChoiceButton({ action, children }: { action: 'accept' | 'reject'; children: string }) {
  return (
    <button
      type="button"
      data-consent-action={action}
      className="button button-quiet md:min-w-[8.5rem] border-ink bg-white"
    >
      {children}
    </button>
  )
}
