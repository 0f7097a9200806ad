import { SectionHeading } from '../section-heading.tsx'

const STEPS = [
  {
    title: 'Pirkimų planas',
    colour: 'bg-amber',
    timingColour: 'bg-amber-soft text-amber',
    timing: 'sausis–kovas',
    description: 'Sužinokite, ką pirkėjas ketina pirkti šiais metais.',
    features: ['objektas ir kodas', 'numatomas laikas'],
  },
  {
    title: 'Rinkos konsultacija',
    colour: 'bg-blue',
    timingColour: 'bg-blue-soft text-blue',
    timing: 'prieš pirkimą',
    description: 'Pateikite pastabas, kol sąlygos dar rengiamos.',
    features: ['klausimai tiekėjams', 'specifikacijos projektas'],
  },
  {
    title: 'Pirkimas',
    colour: 'bg-green',
    timingColour: 'bg-green-soft text-green',
    timing: 'vyksta',
    description: 'Gaukite skelbimą laiku ir spėkite pasirengti.',
    features: ['terminas', 'dokumentai', 'BVPŽ kodas'],
  },
  {
    title: 'Sudaryta sutartis',
    colour: 'bg-plum',
    timingColour: 'bg-plum-soft text-plum',
    timing: 'po pirkimo',
    description: 'Matykite, kas laimėjo ir už\u00a0kiek.',
    features: ['laimėtojas', 'vertė'],
  },
] as const

export function Lifecycle() {
  return (
    <section className="section border-y border-line bg-sheet">
      <div className="wrap">
        <SectionHeading lead="Laiške kiekvienas etapas pažymėtas sava spalva.">
          Keturi pirkimo etapai
        </SectionHeading>
        <ol className="mt-12 grid gap-x-6 lg:grid-cols-4">
          {STEPS.map((step, i) => (
            <li key={step.title} className="lifecycle-stage">
              <span
                aria-hidden="true"
                className={`font-display absolute top-0 -left-[1.1rem] grid size-[2.1rem] place-items-center rounded-full text-[1.05rem] text-white [box-shadow:0_0_0_6px_var(--color-sheet)] lg:-top-[1.1rem] lg:left-0 ${step.colour}`}
              >
                {i + 1}
              </span>
              <p className={`w-fit rounded-full px-2.5 py-0.5 text-xs font-semibold ${step.timingColour}`}>
                {step.timing}
              </p>
              <h3 className="mt-2 text-h3">{step.title}</h3>
              <p className="mt-2 text-ink-2 lg:pr-4">{step.description}</p>
              <ul className="mt-3 flex flex-wrap gap-1.5 text-sm text-ink-2">
                {step.features.map((feature) => (
                  <li key={feature} className="rounded-full border border-line-strong px-2.5 py-0.5">
                    {feature}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
