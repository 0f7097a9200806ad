import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { slugOf } from '#app/domain/text/slug.ts'
import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { GlossaryEntry } from './glossary-entry.tsx'
import type { GlossaryTerm } from './parse-glossary.ts'

export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  const groups = Map.groupBy(terms, ({ term }) => term.slice(0, 1).toUpperCase())
  const { label, intro, legend, checkedOn } = pageTexts.glossary
  const { title } = pages.glossary
  return (
    <div className="glossary wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">{title}</h1>
      <p className="mt-3 text-sm text-ink-2">Patikrinta {formatDate(checkedOn)}</p>
      <p className="mt-5 max-w-[38rem] text-lg text-ink-2">{typography(intro)}</p>
      <p className="mt-3 max-w-[42rem] text-sm text-ink-2">{typography(legend)}</p>
      <Alphabet letters={[...groups.keys()]} />
      {[...groups].map(([letter, terms]) => (
        <section key={letter} aria-labelledby={idOf(letter)} className="glossary-letter">
          <h2 id={idOf(letter)}>{letter}</h2>
          <dl>
            {terms.map((term) => (
              <GlossaryEntry key={term.anchor} {...term} />
            ))}
          </dl>
        </section>
      ))}
      <div data-print="no" className="mt-[clamp(3rem,6vw,5rem)]">
        <CallToAction ctaId="zodynelis" formHref={urls.leadFormPage({ wants: ['offer'] })} />
      </div>
    </div>
  )
}

function Alphabet({ letters }: { letters: readonly string[] }) {
  return (
    <nav aria-label="Abėcėlė" data-print="no" className="glossary-alphabet">
      <ul>
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${idOf(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function idOf(letter: string): string {
  return `raide-${slugOf(letter)}`
}
