import { typography } from '#app/domain/text/typography.ts'
import { Icon, type IconName } from '#app/ui/components/icon.tsx'
import { site } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'

interface Benefit {
  icon: IconName
  title: string
  text: string
}

const listBenefits = (): readonly Benefit[] => [
  { icon: 'timer', title: 'Sutaupote laiko', text: 'Nebereikia tikrinti kelių sistemų.' },
  { icon: 'target', title: 'Atranka jūsų sričiai', text: 'Ne visa statyba, o tik jūsų darbai.' },
  { icon: 'badge-check', title: 'Tikrina žmogus', text: 'Kas netinka, į laišką nepatenka.' },
  { icon: 'user-round', title: 'Asmeninis konsultantas', text: 'Pasikeitus darbams, pakeis ir atranką.' },
  { icon: 'filter', title: 'Neribota paieška', text: 'Su filtrais ir pirkimų istorija.' },
  {
    icon: 'price',
    title: 'Aiški kaina',
    text: site.evidence.priceLine ?? 'Visa kaina – pasiūlyme, be paslėptų mokesčių.',
  },
]

export function Benefits() {
  return (
    <section id="privalumai" className="section">
      <div className="wrap">
        <SectionHeading>Laikas lieka pasiūlymams</SectionHeading>
        <ul className="mt-4 grid gap-x-10 border-b border-line-strong sm:mt-8 sm:grid-cols-2 lg:grid-cols-3">
          {listBenefits().map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 border-t border-line-strong py-1.5 sm:py-5">
              <Icon name={icon} className="mt-1 size-6 stroke-[1.7] text-green" />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="text-ink-2 sm:mt-0.5">{typography(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
