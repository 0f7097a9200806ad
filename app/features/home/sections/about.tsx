import type { ReactNode } from 'react'
import { phoneHref } from '#app/shared/text/phone-href.ts'
import { counted } from '#app/shared/text/plural.ts'
import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { type Consultant, type Partner, site, type Testimonial } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'

export const SPECIALIST_FORMS = ['specialistas', 'specialistai', 'specialistų'] as const
const CONSULTANT_ROLE = 'Jūsų konsultantas: suderins atranką ir atsakys į klausimus'
/** „daugiau kaip 15 metų“, „daugiau kaip 21 metus“ */
const YEAR_FORMS = ['metus', 'metus', 'metų'] as const

export function About() {
  const { testimonial, consultant } = site.evidence
  return (
    <section id="apie-mus" className="section border-t border-line bg-sheet pb-[clamp(2rem,4vw,3.25rem)]">
      <div className="wrap">
        <SectionHeading lead={aboutTheFirm()}>Apie mus</SectionHeading>
        {consultant && <ConsultantCard consultant={consultant} />}
        {site.partners.length > 0 && (
          <ul className="mt-9 grid gap-5 md:grid-cols-3">
            {site.partners.map((partner) => (
              <PartnerCard key={partner.name} partner={partner} />
            ))}
          </ul>
        )}
        {testimonial && <ClientWords testimonial={testimonial} />}
      </div>
    </section>
  )
}

function aboutTheFirm(): ReactNode {
  const { yearsOfExperience: years } = site.evidence
  if (years === null) return typography(teamSentence())
  return (
    <>
      Daugiau kaip <span data-not-figure="service">{counted(years, YEAR_FORMS)}</span>{' '}
      {typography(`dirbame su viešųjų pirkimų informacija. ${teamSentence()}`.trim())}
    </>
  )
}

/** „Komandoje – 10 specialistų, partneriai – Lietuvoje, Latvijoje ir Estijoje.“ */
function teamSentence(): string {
  const { specialists } = site.evidence
  const countries = [...new Set(site.partners.flatMap(({ country }) => country ?? []))]
  const parts = [
    specialists === null ? [] : `komandoje – ${counted(specialists, SPECIALIST_FORMS)}`,
    countries.length < 2 ? [] : `partneriai – ${new Intl.ListFormat('lt').format(countries)}`,
  ].flat()
  return parts.join(', ').replace(/^(.)(.*)$/, (_, first, rest) => `${first.toUpperCase()}${rest}.`)
}

function ConsultantCard({ consultant: { name, role, photo } }: { consultant: Consultant }) {
  return (
    <p className="mt-8 flex items-center gap-4">
      <Photo name={name} photo={photo} />
      <span>
        <strong className="block font-semibold">{name}</strong>
        <span className="text-ink-2">{typography(role ?? CONSULTANT_ROLE)}</span>
      </span>
    </p>
  )
}

function ClientWords({ testimonial: { text, author } }: { testimonial: Testimonial }) {
  return (
    <figure className="mt-10 max-w-[44rem] border-l-4 border-green pl-6">
      <blockquote className="font-display text-xl italic">„{typography(text)}“</blockquote>
      <figcaption className="mt-3 text-sm text-ink-2">{typography(author)}</figcaption>
    </figure>
  )
}

function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <li className="card bg-paper p-6 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-4">
        <Photo name={partner.name} photo={partner.photo} />
        <div>
          <h3 className="text-h3">{partner.name}</h3>
          <p className="text-sm text-ink-2">{partner.role}</p>
        </div>
      </div>
      <ul className="mt-4 grid border-t border-line pt-3 text-sm">
        <li>
          <a href={`mailto:${partner.email}`} className="link list-target">
            {partner.email}
          </a>
        </li>
        <li className="flex flex-wrap gap-x-5">
          {partner.phones.map((phone) => (
            <a key={phone} href={phoneHref(phone)} className="link list-target">
              {phone.replaceAll(' ', '\u00a0')}
            </a>
          ))}
        </li>
        {partner.website && (
          <li>
            <ExternalLink href={partner.website.url} className="link list-target">
              {partner.website.label}
            </ExternalLink>
          </li>
        )}
      </ul>
    </li>
  )
}

/** Shows the initial letter when the photo does not load. */
function Photo({ name, photo }: { name: string; photo: string | null }) {
  return (
    <span className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-green-soft">
      <span aria-hidden="true" className="font-display text-2xl text-green">
        {name.charAt(0)}
      </span>
      {photo && (
        <img
          src={photo}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
