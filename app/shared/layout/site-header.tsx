import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { Icon } from '#app/shared/ui/icon.tsx'
import { OfficeStatus } from '#app/shared/ui/office-status.tsx'
import * as urls from '#app/shared/urls.ts'
import { phoneHref, site } from '#config/site.ts'
import { Logo } from './logo.tsx'
import { currentMark, headerLinks, sectionHref } from './navigation.ts'
import { READING_LINE } from './reading-area.ts'

const MENU_ID = 'meniu'

interface HeaderProps {
  /** Of the page that it stands on. */
  path: string
}

/**
 * Transparent at the top of the page, a white bar once it is scrolled (see `header.client.ts`). On wide screens it has a
 * first line, which leaves the window then and returns with the focus, at once: who tabs to it must see it.
 */
export function SiteHeader({ path }: HeaderProps) {
  return (
    <header
      data-header
      className="group/header fixed inset-x-0 top-0 z-30 border-b border-transparent transition-[background-color,box-shadow] duration-200 data-[scrolled]:bg-white data-[scrolled]:shadow-bar xl:data-[scrolled]:not-has-[[data-first-line]_:focus-visible]:-translate-y-[var(--header-first-line)] xl:data-[scrolled]:not-has-[[data-first-line]_:focus-visible]:transition-[background-color,box-shadow,translate]"
    >
      <FirstLine />
      <div className="wrap flex h-[var(--header-bar)] items-center gap-2 sm:gap-5">
        <Logo />
        <nav
          aria-label="Pagrindinis meniu"
          data-contents={path === urls.home ? READING_LINE : undefined}
          className="ml-auto hidden items-center gap-x-[1.15rem] text-sm xl:flex"
        >
          <HeaderLinks
            path={path}
            className="py-3 text-ink-2 no-underline decoration-amber-mark decoration-2 underline-offset-8 transition-colors hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline"
          />
        </nav>
        <a
          href={sectionHref(urls.LEAD_FORM_ANCHOR, path === urls.home)}
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
      <MobileMenu path={path} />
    </header>
  )
}

/** Who to call, and the ways to other sites. */
function FirstLine() {
  const linkClass =
    'inline-flex min-h-6 items-center whitespace-nowrap text-ink-2 no-underline hover:text-ink hover:underline hover:underline-offset-4'
  return (
    <div
      data-first-line
      className="wrap hidden h-[var(--header-first-line)] items-end gap-x-5 text-xs xl:flex"
    >
      <a href={phoneHref(site.phone)} className={`${linkClass} gap-1.5 font-semibold`}>
        <Icon name="phone" className="size-3.5 text-green" />
        {site.phone.replaceAll(' ', '\u00a0')}
      </a>
      <OfficeStatus className="leading-6 text-ink-3" />
      <nav aria-label="Kitos sistemos" className="ml-auto flex gap-x-5">
        <ExternalLink href={site.procurementPortalUrl} className={linkClass}>
          CVP&nbsp;IS
        </ExternalLink>
        <ExternalLink href={site.signInUrl} className={linkClass}>
          Prisijungti
        </ExternalLink>
      </nav>
    </div>
  )
}

function MobileMenu({ path }: HeaderProps) {
  const linkClass =
    'target flex items-center gap-1 rounded-md px-3 text-lg no-underline hover:bg-green-soft aria-[current]:bg-green-soft aria-[current]:font-semibold aria-[current]:text-green'
  return (
    <div
      id={MENU_ID}
      popover="auto"
      className="fixed inset-x-3 top-3 m-0 mx-auto max-h-[calc(100dvh-1.5rem)] w-auto max-w-[28rem] overflow-y-auto rounded-xl border border-line bg-sheet p-4 text-ink shadow-pop backdrop:bg-ink/35 sm:right-4 sm:left-auto sm:w-[22rem]"
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
      <nav aria-label="Meniu" data-contents={path === urls.home ? READING_LINE : undefined} className="grid">
        <HeaderLinks path={path} className={linkClass} />
        <div className="mt-2 grid grid-cols-2 border-t border-line pt-2">
          <ExternalLink href={site.procurementPortalUrl} className={linkClass}>
            CVP&nbsp;IS
          </ExternalLink>
          <ExternalLink href={site.signInUrl} className={linkClass}>
            Prisijungti
          </ExternalLink>
        </div>
      </nav>
      <div className="mt-2 border-t border-line pt-2">
        <a href={phoneHref(site.phone)} className={`${linkClass} gap-3 font-semibold`}>
          <Icon name="phone" className="size-5 text-green" />
          {site.phone.replaceAll(' ', '\u00a0')}
        </a>
        <OfficeStatus className="min-h-[2lh] px-3 text-sm text-ink-2" />
      </div>
      <a
        href={sectionHref(urls.LEAD_FORM_ANCHOR, path === urls.home)}
        data-cta="menu"
        className="button mt-2 w-full"
      >
        Gauti pasiūlymą
      </a>
    </div>
  )
}

function HeaderLinks({ path, className }: HeaderProps & { className: string }) {
  return headerLinks.map(({ label, anchor, href }) => (
    <a
      key={href}
      href={anchor ? sectionHref(anchor, path === urls.home) : href}
      aria-current={currentMark(href, path)}
      className={className}
    >
      {label}
    </a>
  ))
}
