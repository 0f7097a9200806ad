import { SectionHeading } from '../section-heading.tsx'

const GROUPS = [
  {
    title: 'Vykstantys pirkimai',
    mark: 'bg-green',
    items: ['supaprastinti pirkimai', 'tarptautiniai pirkimai', 'mažos vertės pirkimai'],
  },
  {
    title: 'Būsimi pirkimai',
    mark: 'bg-amber-mark',
    items: ['pirkimų planai', 'rinkos konsultacijos', 'techninių specifikacijų projektai'],
  },
  {
    title: 'Papildoma informacija',
    mark: 'bg-plum',
    items: ['privačių įmonių pirkimai', 'sudarytos sutartys', 'laimėti pirkimai'],
  },
] as const

export function Coverage() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading kicker="Aprėptis">Ką apima naujienlaiškis</SectionHeading>
        <div className="mt-10 grid gap-x-10 gap-y-9 md:grid-cols-3">
          {GROUPS.map(({ title, mark, items }) => (
            <div key={title}>
              <h3 className="flex items-center gap-3 text-h3">
                <span className={`h-6 w-1.5 rounded-full ${mark}`} aria-hidden="true" />
                {title}
              </h3>
              <ul className="mt-4 border-t border-line-strong">
                {items.map((item) => (
                  <li key={item} className="border-b border-line py-3 text-ink-2">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
