import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon, type IconName } from '#app/ui/components/icon.tsx'
import { OfficeStatus } from '#app/ui/components/office-status.tsx'
import { site, workingHours } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'

/** Shares the background of „Apie mus“, so the two look like one part of the page. */
export function Contacts() {
  return (
    <section id="kontaktai" className="section border-b border-line bg-sheet pt-[clamp(1rem,2vw,1.5rem)]">
      <div className="wrap">
        <SectionHeading>Kontaktai</SectionHeading>
        <dl className="mt-4 grid wrap-anywhere gap-x-10 gap-y-1.5 sm:mt-6 sm:gap-y-7 sm:grid-cols-2 lg:grid-cols-6">
          <Contact icon="phone" label="Telefonas" isMain>
            {[site.phone, ...site.otherPhones].map((phone) => (
              <a key={phone} href={phoneHref(phone)} className="link list-target not-last:mr-5">
                {phone.replaceAll(' ', '\u00a0')}
              </a>
            ))}
          </Contact>
          <Contact icon="mail" label="El. paštas" isMain>
            <a href={`mailto:${site.email}`} className="link list-target">
              {site.email}
            </a>
          </Contact>
          <Contact icon="clock" label="Darbo laikas">
            {workingHours()}, <span className="whitespace-nowrap">VI–VII nedirbame</span>
            <OfficeStatus className="flex min-h-[2lh] text-sm font-normal text-ink-2" />
          </Contact>
          <Contact icon="map-pin" label="Adresas">
            {site.address}
          </Contact>
          <Contact icon="building" label="Įmonė">
            {typography(site.company)}
            <br />
            Įmonės kodas {site.companyCode}
            {site.vatCode && <span className="block">{`PVM mokėtojo kodas ${site.vatCode}`}</span>}
          </Contact>
        </dl>
      </div>
    </section>
  )
}

interface ContactProps {
  icon: IconName
  label: string
  isMain?: boolean
  children: ReactNode
}

function Contact({ icon, label, isMain = false, children }: ContactProps) {
  return (
    <div
      className={`relative border-t border-line-strong pt-1.5 pl-9 sm:pt-5 ${isMain ? 'lg:col-span-3' : 'lg:col-span-2'}`}
    >
      <dt className="text-sm text-ink-3">
        <Icon
          name={icon}
          className={`absolute left-0 size-5 text-green sm:top-[1.3rem] ${isMain ? 'top-[1.125rem]' : 'top-[0.6rem]'}`}
        />
        <span className="max-sm:sr-only">{label}</span>
      </dt>
      <dd className={isMain ? 'text-xl font-medium' : 'font-medium sm:mt-0.5'}>{children}</dd>
    </div>
  )
}
