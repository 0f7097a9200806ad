import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { site } from '#config/site.ts'
import { Logo } from './logo.tsx'
import { headerSections, sectionHref } from './navigation.ts'

const MENU_ID = 'meniu'

/** Transparent at the top of the page, a white bar once it is scrolled (see `header.client.ts`). */
export function SiteHeader({ isHome }: { isHome: boolean }) {
  return (
    <header
      data-header
      className="group/header fixed inset-x-0 top-0 z-30 border-b border-transparent transition-[background-color,box-shadow] duration-200 data-[scrolled]:bg-white data-[scrolled]:shadow-bar"
    >
      <div className="wrap flex h-[var(--header-height)] items-center gap-2 sm:gap-5">
        <Logo />
        <nav aria-label="Pagrindinis meniu" className="ml-auto hidden items-center gap-x-5 text-sm xl:flex">
          <HeaderLinks
            isHome={isHome}
            className="py-3 text-ink-2 no-underline transition-colors hover:text-ink hover:underline hover:decoration-amber-mark hover:decoration-2 hover:underline-offset-8"
          />
        </nav>
        <a
          href={sectionHref(urls.LEAD_FORM_ANCHOR, isHome)}
          data-cta="header"
          className="button ml-auto px-2.5 text-xs whitespace-nowrap max-[21.5rem]:hidden min-[24rem]:px-4 min-[24rem]:text-sm sm:px-5 sm:text-base xl:ml-1"
        >
          Gauti pasiūlymą
        </a>
        <button
          type="button"
          popoverTarget={MENU_ID}
          className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink transition-colors hover:bg-green-soft active:bg-green-line max-[21.5rem]:ml-auto xl:hidden"
        >
          <Icon name="menu" className="size-6" />
          <span className="sr-only">Atidaryti meniu</span>
        </button>
      </div>
      <MobileMenu isHome={isHome} />
    </header>
  )
}

function MobileMenu({ isHome }: { isHome: boolean }) {
  return (
    <div
      id={MENU_ID}
      popover="auto"
      className="fixed inset-x-3 top-3 m-0 mx-auto w-auto max-w-[28rem] rounded-xl border border-line bg-sheet p-4 text-ink shadow-pop backdrop:bg-ink/35 sm:right-4 sm:left-auto sm:w-[22rem]"
    >
      <div className="flex items-center justify-between gap-4 pb-2 pl-3">
        <p className="font-display text-lg">Meniu</p>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-green-soft"
        >
          <Icon name="x" className="size-6" />
          <span className="sr-only">Uždaryti meniu</span>
        </button>
      </div>
      <nav aria-label="Meniu" className="grid">
        <HeaderLinks
          isHome={isHome}
          className="target flex items-center gap-1 rounded-md px-3 text-lg no-underline hover:bg-green-soft"
        />
      </nav>
      <a href={sectionHref(urls.LEAD_FORM_ANCHOR, isHome)} data-cta="menu" className="button mt-3 w-full">
        Gauti pasiūlymą
      </a>
    </div>
  )
}

function HeaderLinks({ isHome, className }: { isHome: boolean; className: string }) {
  return (
    <>
      <ExternalLink href={site.procurementPortalUrl} className={className}>
        CVP&nbsp;IS
      </ExternalLink>
      {headerSections.map(({ label, anchor }) => (
        <a key={anchor} href={sectionHref(anchor, isHome)} className={className}>
          {label}
        </a>
      ))}
      <ExternalLink href={site.signInUrl} className={className}>
        Prisijungti
      </ExternalLink>
    </>
  )
}
