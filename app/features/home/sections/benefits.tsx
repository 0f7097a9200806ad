import { typography } from '#app/shared/text/typography.ts'
import { Icon, type IconName } from '#app/shared/ui/icon.tsx'
import { site } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'
import { Comparison } from './comparison.tsx'

interface Benefit {
  icon: IconName
  title: string
  text: string
}

const listBenefits = (): readonly Benefit[] => [
  { icon: 'timer', title: 'Sutaupote laiko', text: 'Nereikia kasdien tikrinti kelių sistemų.' },
  { icon: 'target', title: 'Atranka jūsų sričiai', text: 'Derinama pagal veiklą ir kodus.' },
  { icon: 'badge-check', title: 'Tikrina žmogus', text: 'Laišką prieš išsiunčiant peržiūri specialistas.' },
  { icon: 'user-round', title: 'Asmeninis konsultantas', text: 'Padeda tikslinti atranką.' },
  { icon: 'filter', title: 'Neribota paieška', text: 'Filtrai ir pirkimų istorija.' },
  { icon: 'price', title: 'Aiški kaina', text: site.evidence.priceLine ?? 'Be paslėptų mokesčių.' },
]

export function Benefits() {
  return (
    <section id="privalumai" className="section">
      <div className="wrap">
        <SectionHeading>Kuo naudingas naujienlaiškis</SectionHeading>
        <ul className="mt-9 grid gap-x-10 border-b border-line-strong sm:grid-cols-2 lg:grid-cols-3">
          {listBenefits().map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 border-t border-line-strong py-6">
              <Icon name={icon} className="mt-1 size-6 stroke-[1.7] text-green" />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-ink-2">{typography(text)}</p>
              </div>
            </li>
          ))}
        </ul>
        <Comparison />
      </div>
    </section>
  )
}
