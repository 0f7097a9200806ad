import { phoneHref } from '#app/domain/text/phone-href.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { OfficeStatus } from '#app/ui/components/office-status.tsx'
import { site } from '#config/site.ts'
import { Logo } from './logo.tsx'
import { type FooterGroup, listFooterGroups, type NavigationLink } from './navigation.ts'

const LINK_CLASS = 'list-target quiet-link py-1.5'

export function SiteFooter({ year, children }: { year: number; children?: React.ReactNode }) {
  return (
    <footer className="border-t border-line bg-sheet pt-5 pb-3 text-sm sm:pt-14 sm:pb-10">
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-y-10 lg:grid-cols-4 xl:grid-cols-[1.5fr_0.8fr_2.2fr_1.1fr_0.8fr]">
        <div className="max-sm:col-span-2">
          <Logo />
          <p className="mt-4 max-w-[15rem] text-ink-2 max-sm:hidden">
            Jūsų veiklai atrinkti viešieji pirkimai&nbsp;– kas&nbsp;rytą el.&nbsp;paštu.
          </p>
          <p className="mt-1 flex flex-wrap gap-x-6 sm:mt-3 sm:grid">
            <a href={phoneHref(site.phone)} className={LINK_CLASS}>
              {site.phone.replaceAll(' ', '\u00a0')}
            </a>
            <a href={`mailto:${site.email}`} className={LINK_CLASS}>
              {site.email}
            </a>
            {site.socialLinks.map(({ label, url }) => (
              <FooterLink key={url} label={label} href={url} isExternal />
            ))}
            <OfficeStatus className="min-h-[1lh] text-ink-2 max-sm:w-full sm:min-h-[2lh] sm:max-w-[15rem]" />
          </p>
        </div>
        {listFooterGroups().map((group) => (
          <FooterLinks key={group.title} {...group} />
        ))}
      </div>
      <div className="wrap mt-4 sm:mt-12">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3 text-ink-3 sm:pt-6">
          <p>
            © {year} {typography(site.company)}
          </p>
          {children}
        </div>
      </div>
    </footer>
  )
}

/** A long list runs in two columns of the footer, on phones the first one too, so that no half stays empty. */
function FooterLinks({ title, links, isLong }: FooterGroup) {
  return (
    <nav
      aria-label={title}
      className={isLong ? 'max-xl:col-span-2 lg:max-xl:row-span-2' : 'max-sm:first-of-type:col-span-2'}
    >
      <p className="font-semibold text-ink sm:mb-2">{title}</p>
      <ul className={isLong ? 'columns-2 gap-x-4' : 'flex flex-wrap gap-x-6 sm:block'}>
        {links.map((link) => (
          <li key={link.label}>
            <FooterLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterLink({ label, href, isExternal }: NavigationLink) {
  return isExternal ? (
    <ExternalLink href={href} className={LINK_CLASS}>
      {label}
    </ExternalLink>
  ) : (
    <a href={href} className={LINK_CLASS}>
      {label}
    </a>
  )
}
