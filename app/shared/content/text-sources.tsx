import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { acts } from '#config/figures.ts'
import { citation } from '../figures/citation.ts'
import { ContentLink } from './mdx/content-link.tsx'
import type { TextSource } from './trust-fields.ts'

export const SOURCES_HEADING = { id: 'saltiniai', text: 'Šaltiniai' }

/** What the statements of a text rest on. */
export function TextSources({ sources }: { sources: readonly TextSource[] }) {
  return (
    <section aria-labelledby={SOURCES_HEADING.id} className="text-end">
      <h2 id={SOURCES_HEADING.id}>{SOURCES_HEADING.text}</h2>
      <ul>
        {sources.map((source) => (
          <li key={JSON.stringify(source)} className="text-end-entry">
            <SourceName source={source} />
            <small>{checkedText(source)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SourceName({ source }: { source: TextSource }) {
  if ('title' in source) return <ContentLink href={source.link}>{typography(source.title)}</ContentLink>
  const act = Object.values(acts).find(({ short }) => short === source.act)
  if (!act) return source.act
  const name = citation(act, source.article)
  const address = source.link ?? act.url
  return (
    <>
      {address ? <ContentLink href={address}>{name}</ContentLink> : name}
      {act.name !== source.act && <span>&nbsp;– {typography(act.name)}</span>}
    </>
  )
}

function checkedText({ checked, mark }: TextSource): string {
  const how = mark === 'B' ? 'tikrinta pagal antrinį šaltinį' : 'tikrinta'
  return `${how} ${formatDate(checked)}`
}
