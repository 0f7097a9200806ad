import { typography } from '#app/domain/text/typography.ts'
import texts from '#content/home.json' with { type: 'json' }
import { SectionHeading } from '../section-heading.tsx'

const COLOURS = ['bg-ink-2', 'bg-blue', 'bg-green', 'bg-plum']
const TEXT_COLOURS = ['text-ink-2', 'text-blue', 'text-green', 'text-plum']

export function Lifecycle() {
  return (
    <section className="section border-y border-line bg-sheet">
      <div className="wrap">
        <SectionHeading>Žinote dar prieš skelbimą</SectionHeading>
        <ol className="mt-6 grid gap-x-6 lg:mt-12 lg:grid-cols-4">
          {texts.lifecycle.map((step, i) => (
            <li key={step.title} className="lifecycle-stage">
              <span
                aria-hidden="true"
                className={`font-display absolute top-0 -left-[1.1rem] grid size-[2.1rem] place-items-center rounded-full text-[1.05rem] text-white [box-shadow:0_0_0_6px_var(--color-sheet)] lg:-top-[1.1rem] lg:left-0 ${COLOURS[i]}`}
              >
                {i + 1}
              </span>
              <div className="flex flex-wrap items-baseline gap-x-3 lg:block">
                <h3 className="text-h3">{step.title}</h3>
                <p className={`text-sm font-semibold ${TEXT_COLOURS[i]}`}>{step.timing}</p>
              </div>
              <p className="mt-0.5 text-ink-2 lg:mt-1.5 lg:pr-4">{typography(step.description)}</p>
              <ul className="text-sm text-ink-3 lg:mt-1.5">
                {step.features.map((feature) => (
                  <li key={feature} className="inline not-last:after:content-[',_']">
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
