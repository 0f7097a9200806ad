import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { type Partner, site } from '#config/site.ts'
import { Photo } from '../people.tsx'
import { SectionHeading } from '../section-heading.tsx'

const SPECIALIST_FORMS = ['specialistas', 'specialistai', 'specialistų'] as const
/** The forms follow „daugiau kaip“: „15 metų“, „21 metus“. */
const YEAR_FORMS = ['metus', 'metus', 'metų'] as const

export function About() {
  return (
    <section id="apie-mus" className="section border-t border-line bg-sheet pb-[clamp(1rem,4vw,3.25rem)]">
      <div className="wrap">
        <SectionHeading lead={aboutTheFirm()}>Apie mus</SectionHeading>
        {site.partners.length > 0 && (
          <ul className="mt-4 grid gap-2.5 sm:mt-8 sm:gap-4 md:grid-cols-3 lg:gap-5">
            {site.partners.map((partner) => (
              <PartnerCard key={partner.name} partner={partner} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function aboutTheFirm(): ReactNode {
  const { yearsOfExperience: years } = site.evidence
  return (
    <>
      Pirkimus tiekėjams atrenkame{years !== null && ' daugiau kaip '}
      {years !== null && <span data-not-figure="service">{counted(years, YEAR_FORMS)}</span>}
      {typography(`. ${teamSentence()}`.trimEnd())}
    </>
  )
}

function teamSentence(): string {
  const { specialists } = site.evidence
  const countries = [...new Set(site.partners.flatMap(({ country }) => country ?? []))]
  const parts = [
    specialists === null ? [] : `komandoje – ${counted(specialists, SPECIALIST_FORMS)}`,
    countries.length < 2 ? [] : `partneriai – ${new Intl.ListFormat('lt').format(countries)}`,
  ].flat()
  return parts.join(', ').replace(/^(.)(.*)$/, (_, first, rest) => `${first.toUpperCase()}${rest}.`)
}

function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <li className="card bg-paper px-4 pt-3 pb-1 sm:p-5 wrap-anywhere md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0 lg:p-6">
      <div className="flex items-center gap-4">
        <Photo name={partner.name} photo={partner.photo} />
        <div className="min-w-0">
          <h3 className="text-h3">{partner.name}</h3>
          <p className="text-sm text-ink-2">{partner.role}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-5 text-sm sm:mt-3 md:grid md:content-start">
        <li>
          <a href={`mailto:${partner.email}`} className="link list-target">
            {partner.email}
          </a>
        </li>
        {partner.website && (
          <li>
            <ExternalLink href={partner.website.url} className="link list-target">
              {partner.website.label}
            </ExternalLink>
          </li>
        )}
        <li className="flex basis-full flex-wrap gap-x-5">
          {partner.phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)} className="link list-target">
              {phone.replaceAll(' ', '\u00a0')}
            </a>
          ))}
        </li>
      </ul>
    </li>
  )
}
