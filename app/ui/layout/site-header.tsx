import { phoneHref } from '#app/domain/text/phone-href.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import { OfficeStatus } from '#app/ui/components/office-status.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { Logo } from './logo.tsx'
import { ariaCurrent, headerLinks, sectionHref, tools } from './navigation.ts'

const MENU_ID = 'meniu'
/** Root margin: the section at a line a quarter down the window is being read. */
const READING_LINE = '-25% 0px -75%'
const MENU_LINKS = headerLinks.filter(({ href }) => !tools.some((tool) => tool.href === href))

interface HeaderProps {
  path: string
  /** The page's calls to action lead there, when not simply to the form. */
  formHref?: string | undefined
}

/** Its top bar, on wide screens only, leaves the window when the page is scrolled and returns at once with the focus. */
export function SiteHeader({ path, formHref = urls.leadForm({ wants: ['offer'] }) }: HeaderProps) {
  return (
    <header data-header className="site-header">
      <TopBar />
      <div className="wrap header-bar">
        <Logo />
        <nav
          aria-label="Pagrindinis meniu"
          data-contents={path === urls.home ? READING_LINE : undefined}
          className="header-links"
        >
          <ToolsButton path={path} />
          <HeaderLinks path={path} links={headerLinks} />
        </nav>
        <a href={formHref} data-cta="header" className="button header-button">
          Gauti pasiūlymą
        </a>
        <button type="button" popoverTarget={MENU_ID} className="menu-button">
          <Icon name="menu" className="size-6" />
          <span className="sr-only">Atidaryti meniu</span>
        </button>
      </div>
      <Menu path={path} formHref={formHref} />
    </header>
  )
}

function ToolsButton({ path }: HeaderProps) {
  const isCurrent = tools.some(({ href }) => ariaCurrent(href, path))
  return (
    <button type="button" popoverTarget={MENU_ID} aria-current={isCurrent ? 'true' : undefined}>
      Įrankiai
      <Icon name="chevron-down" className="size-4" />
    </button>
  )
}

function TopBar() {
  const linkClass = 'top-bar-link quiet-link'
  return (
    <div data-top-bar className="wrap top-bar">
      <a href={phoneHref(site.phone)} className={`${linkClass} gap-1.5 font-semibold`}>
        <Icon name="phone" className="size-3.5 text-green" />
        {site.phone.replaceAll(' ', '\u00a0')}
      </a>
      <OfficeStatus className="leading-6 text-ink-3" />
      <nav aria-label="Kitos sistemos" className="ml-auto flex gap-x-5">
        <OtherSystems linkClass={linkClass} />
      </nav>
    </div>
  )
}

function OtherSystems({ linkClass }: { linkClass: string }) {
  return (
    <>
      <ExternalLink href={site.procurementPortalUrl} className={linkClass}>
        CVP&nbsp;IS
      </ExternalLink>
      <ExternalLink href={site.signInUrl} className={linkClass}>
        Prisijungti
      </ExternalLink>
    </>
  )
}

/** In wide windows the bar itself has the links of the site, and the menu opens only with the tools. */
function Menu({ path, formHref }: HeaderProps) {
  const linkClass = 'target menu-link'
  return (
    <div id={MENU_ID} popover="auto" className="site-menu">
      <div className="flex items-center justify-between gap-4 pb-1 pl-2.5 lg:hidden">
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
      <nav aria-label="Įrankiai" className="menu-tools">
        {tools.map(({ label, href }) => (
          <a key={href} href={href} aria-current={ariaCurrent(href, path)} className={linkClass}>
            {label}
          </a>
        ))}
      </nav>
      <div className="lg:hidden">
        <nav
          aria-label="Meniu"
          data-contents={path === urls.home ? READING_LINE : undefined}
          className="menu-part grid grid-cols-2 gap-x-1"
        >
          <HeaderLinks path={path} links={MENU_LINKS} className={linkClass} />
          <OtherSystems linkClass={linkClass} />
        </nav>
        <div className="menu-part">
          <a href={phoneHref(site.phone)} className={linkClass}>
            <Icon name="phone" className="size-5 text-green" />
            {site.phone.replaceAll(' ', '\u00a0')}
          </a>
          <OfficeStatus className="min-h-[2lh] px-2.5 text-sm text-ink-2" />
        </div>
        <a href={formHref} data-cta="menu" className="button mt-2 w-full">
          Gauti pasiūlymą
        </a>
      </div>
    </div>
  )
}

interface HeaderLinksProps {
  path: string
  links: typeof headerLinks
  className?: string
}

function HeaderLinks({ path, links, className }: HeaderLinksProps) {
  return links.map(({ label, anchor, href }) => (
    <a
      key={href}
      href={anchor ? sectionHref(anchor, path === urls.home) : href}
      aria-current={ariaCurrent(href, path)}
      className={className}
    >
      {label}
    </a>
  ))
}
