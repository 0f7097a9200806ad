import { typography } from '#app/shared/text/typography.ts'
import { Icon, type IconName } from '#app/shared/ui/icon.tsx'
import { SectionHeading } from '../section-heading.tsx'

interface Service {
  icon: IconName
  title: string
  description: string
  features: readonly string[]
}

const SERVICES: readonly Service[] = [
  {
    icon: 'mail',
    title: 'Kasdieniai pranešimai',
    description: 'Vienas naujienlaiškis kiekvieną rytą, jame\u00a0– jūsų sričiai atrinkti pirkimai.',
    features: [
      'atranka pagal veiklą ir BVPŽ kodus',
      'pateikimo terminai vienoje vietoje',
      'nuorodos į pirkimo dokumentus',
    ],
  },
  {
    icon: 'user-check',
    title: 'Profesionali pagalba',
    description:
      'Kodus ir raktažodžius suderiname su jumis, o\u00a0laišką prieš išsiunčiant perskaito žmogus.',
    features: ['kiekvieno laiško peržiūra', 'asmeninis konsultantas', 'kodų ir raktažodžių derinimas'],
  },
  {
    icon: 'search',
    title: 'Paieška be ribojimų',
    description: 'Naršykite pirkimus patys, kada patogu.',
    features: ['paieška ir filtrai', 'pirkimų istorija', 'sudarytos sutartys'],
  },
]

export function Services() {
  return (
    <section id="paslaugos" className="section">
      <div className="wrap">
        <SectionHeading>Ką gausite</SectionHeading>
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {SERVICES.map((service) => (
            <li key={service.title} className="card service">
              <Icon name={service.icon} className="size-8 stroke-[1.6] text-green" />
              <h3 className="mt-5 text-h3">{service.title}</h3>
              <p className="mt-2 text-ink-2">{service.description}</p>
              <ul className="service-parts">
                {service.features.map((feature) => (
                  <li key={feature} className="flex gap-2.5">
                    <Icon name="check" className="mt-[0.28em] size-4 stroke-[2.6] text-green" />
                    {typography(feature)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
