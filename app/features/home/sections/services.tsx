import { typography } from '#app/shared/text/typography.ts'
import { Icon, type IconName } from '#app/shared/ui/icon.tsx'
import { SectionHeading } from '../section-heading.tsx'

interface Service {
  icon: IconName
  title: string
  description: string
}

const SERVICES: readonly Service[] = [
  {
    icon: 'mail',
    title: 'Laiškas kas rytą',
    description: 'Pirkimai, jų terminai ir nuorodos į dokumentus – vienoje vietoje.',
  },
  {
    icon: 'user-check',
    title: 'Kodus parenkame kartu',
    description: 'Jūs žinote, ką darote, mes – kaip tai vadina pirkėjai.',
  },
  {
    icon: 'search',
    title: 'Archyvas be ribojimų',
    description: 'Kas, kada ir už kiek pirko. Ieškokite patys, kada patogu.',
  },
]

export function Services() {
  return (
    <section id="paslaugos" className="section pt-0">
      <div className="wrap">
        <SectionHeading>Ką gausite</SectionHeading>
        <ul className="mt-5 grid gap-3 sm:mt-8 sm:gap-4 lg:grid-cols-3 lg:gap-5">
          {SERVICES.map(({ icon, title, description }) => (
            <li key={title} className="card flex gap-4 p-4 sm:p-5 lg:block lg:p-6">
              <Icon name={icon} className="mt-0.5 size-7 stroke-[1.6] text-green lg:size-8" />
              <div>
                <h3 className="text-h3 lg:mt-4">{title}</h3>
                <p className="mt-1 text-ink-2">{typography(description)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
