import * as urls from '#app/shared/urls.ts'

/**
 * In the first HTML of every page, before the header for the keyboard; the head script keeps it from
 * being painted once a choice is stored. Without scripts nothing is ever loaded, so there is no banner.
 */
export function CookieBanner() {
  return (
    <section
      data-consent-banner
      data-print="no"
      aria-label="Slapukai"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t border-line-strong bg-sheet shadow-pop in-data-consent:hidden noscript:hidden cramped:absolute cramped:z-20 cramped:max-h-none"
    >
      <div className="wrap grid items-center gap-x-10 gap-y-3.5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:py-5">
        <p className="max-w-[46rem] text-sm text-ink-2">
          Naudojame slapukus svetainės veikimui, lankomumo analizei ir&nbsp;reklamai. Neprivalomus slapukus
          naudosime tik jums sutikus. Daugiau&nbsp;–{' '}
          <a href={urls.cookiePolicy} className="link">
            privatumo politikoje
          </a>
          .
        </p>
        <div className="grid grid-cols-2 gap-3">
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
      className="button button-quiet min-w-[8.5rem] border-ink bg-white"
    >
      {children}
    </button>
  )
}
