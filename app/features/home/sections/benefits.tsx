import { Icon, type IconName } from '#app/shared/ui/icon.tsx'
import { SectionHeading } from '../section-heading.tsx'

const BENEFITS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'timer', title: 'Sutaupote laiko', text: 'Nereikia kasdien tikrinti kelių sistemų.' },
  { icon: 'target', title: 'Atranka jūsų sričiai', text: 'Derinama pagal veiklą ir kodus.' },
  {
    icon: 'badge-check',
    title: 'Tikrina žmogus',
    text: 'Laišką prieš išsiunčiant peržiūri specialistas.',
  },
  { icon: 'user-round', title: 'Asmeninis konsultantas', text: 'Padeda tikslinti atranką.' },
  { icon: 'filter', title: 'Neribota paieška', text: 'Filtrai ir pirkimų istorija.' },
  { icon: 'price', title: 'Aiški kaina', text: 'Be paslėptų mokesčių.' },
]

export function Benefits() {
  return (
    <section id="privalumai" className="section">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading kicker="Privalumai">Kuo naudingas naujienlaiškis</SectionHeading>
        </div>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {BENEFITS.map(({ icon, title, text }) => (
            <li
              key={title}
              className="flex gap-4 border-t border-line-strong py-6 last:pb-0 sm:nth-last-2:pb-0"
            >
              <Icon name={icon} className="mt-1 size-6 stroke-[1.7] text-green" />
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
