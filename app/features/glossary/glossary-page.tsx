import { pages } from '#app/pages.ts'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { Breadcrumb } from '#app/shared/ui/breadcrumb.tsx'
import { CallToAction } from '#app/shared/ui/call-to-action.tsx'
import { groupByLetter, type LetterGroup } from './by-letter.ts'
import { GlossaryEntry } from './glossary-entry.tsx'
import { GLOSSARY_PAGE } from './glossary-text.ts'
import type { GlossaryTerm } from './parse-glossary.ts'

/** Every term by the alphabet; texts lead to them at their first use. */
export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  const groups = groupByLetter(terms)
  const { label, intro, legend } = GLOSSARY_PAGE
  const { title, publishedOn } = pages.glossary
  return (
    <div className="glossary wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">{title}</h1>
      <p className="mt-3 text-sm text-ink-2">Patikrinta {formatDate(publishedOn)}</p>
      <p className="mt-5 max-w-[42rem] text-lg text-ink-2">{typography(intro)}</p>
      <p className="mt-3 max-w-[42rem] text-sm text-ink-2">{typography(legend)}</p>
      <Alphabet groups={groups} />
      {groups.map(({ id, letter, terms }) => (
        <section key={id} aria-labelledby={id} className="glossary-letter">
          <h2 id={id}>{letter}</h2>
          <dl>
            {terms.map((term) => (
              <GlossaryEntry key={term.anchor} {...term} />
            ))}
          </dl>
        </section>
      ))}
      <div data-print="no" className="mt-[clamp(3rem,6vw,5rem)]">
        <CallToAction place="zodynelis" />
      </div>
    </div>
  )
}

function Alphabet({ groups }: { groups: readonly LetterGroup[] }) {
  return (
    <nav aria-label="Abėcėlė" data-print="no" className="glossary-alphabet">
      <ul>
        {groups.map(({ id, letter }) => (
          <li key={id}>
            <a href={`#${id}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
