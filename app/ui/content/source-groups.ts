import { type Act, acts } from '#config/figures.ts'
import type { TextSource } from './source-fields.ts'

/** Readers see such sources on one line: articles of one act, or a page alone. */
export interface SourceGroup {
  /** The articles of this act follow; it is null where the link itself says what it is. */
  title: string | null
  links: { text: string; href: string | null }[]
  checked: string
  mark: TextSource['mark']
}

/** Articles of one act that were checked on the same day in the same way form a group. */
export function groupSources(sources: readonly TextSource[]): SourceGroup[] {
  const groups: SourceGroup[] = []
  for (const source of sources) {
    const { title, link } = describe(source)
    const { checked, mark } = source
    const same = groups.find(
      (group) => title !== null && group.title === title && group.checked === checked && group.mark === mark,
    )
    if (same) same.links.push(link)
    else groups.push({ title, links: [link], checked, mark })
  }
  return groups
}

function describe(source: TextSource): { title: string | null; link: SourceGroup['links'][number] } {
  if ('title' in source) return { title: null, link: { text: source.title, href: source.link } }
  const act = Object.values(acts).find(({ short }) => short === source.act)
  const title = act ? fullName(act) : source.act
  const href = source.link ?? act?.url ?? null
  return source.article === undefined
    ? { title: null, link: { text: title, href } }
    : { title, link: { text: source.article, href } }
}

function fullName({ name, short }: Act): string {
  return /^\p{Lu}+$/u.test(short) ? `${name} (${short})` : name
}
