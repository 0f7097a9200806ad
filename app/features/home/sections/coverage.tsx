import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { isShown, site } from '#config/site.ts'
import texts from '#content/home.json' with { type: 'json' }
import { SectionHeading } from '../section-heading.tsx'

const MARKS = ['bg-green', 'bg-control', 'bg-plum']
const NOTICE_FORMS = ['pranešimą', 'pranešimus', 'pranešimų'] as const

export function Coverage() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading lead={whatWeReadText()}>Nuo plano iki sutarties</SectionHeading>
        <div className="mt-4 border-b border-line-strong sm:mt-8">
          {texts.coverage.map(({ title, items }, i) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-1 border-t border-line-strong py-2 sm:py-4 md:grid-cols-[minmax(16.5rem,4fr)_minmax(0,9fr)]"
            >
              <h3 className="flex items-center gap-3 text-h3">
                <span className={`h-6 w-1.5 shrink-0 rounded-full ${MARKS[i]}`} aria-hidden="true" />
                {title}
              </h3>
              <ul className="pl-[1.125rem] text-ink-2 max-sm:text-sm md:pl-0">
                {items.filter(isShown).map((item) => (
                  <li key={item} className="inline not-last:after:content-[',_']">
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

/** It shows only what the operator has configured. */
function whatWeReadText(): string | null {
  const { sourcesRead, noticesReadYearly } = site.evidence
  const sentences = [
    sourcesRead.length > 0 && `Kasdien skaitome: ${sourcesRead.join(', ')}.`,
    noticesReadYearly !== null && `Per metus peržiūrime ${counted(noticesReadYearly, NOTICE_FORMS)}.`,
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? typography(sentences.join(' ')) : null
}
