import { site } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'

const listSteps = () => [
  { title: 'Papasakokite apie veiklą', text: 'Formoje arba telefonu.' },
  { title: 'Suderiname atranką', text: 'Pakeisti ją galėsite bet kada.' },
  { title: 'Gaunate laišką kas\u00a0rytą', text: lastStep() },
]

export function HowItWorks() {
  return (
    <section className="section border-y border-green-line bg-green-soft">
      <div className="wrap">
        <SectionHeading>Trys žingsniai iki&nbsp;laiško</SectionHeading>
        <ol className="mt-4 grid gap-x-10 gap-y-3.5 sm:mt-9 md:grid-cols-3">
          {listSteps().map(({ title, text }, i) => (
            <li key={title} className="flex items-start gap-5 md:grid md:content-start md:gap-4">
              <span
                aria-hidden="true"
                className="font-display w-8 shrink-0 text-[3rem] leading-[0.95] text-green md:text-[4.2rem]"
              >
                {i + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-0.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function lastStep(): string {
  const { letterHour } = site.evidence
  return `${letterHour ? `Išsiunčiame ${letterHour}. ` : ''}Skaitote ir renkatės pirkimus.`
}
