import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import type { Article } from './create-article-library.ts'

interface ArticleNeighboursProps {
  previous: Article | null
  next: Article | null
}

export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  return (
    <nav aria-label="Kiti straipsniai" className="grid gap-4 sm:grid-cols-2">
      {previous && <Neighbour article={previous} label="Ankstesnis straipsnis" />}
      {next && <Neighbour article={next} label="Kitas straipsnis" isNext />}
    </nav>
  )
}

interface NeighbourProps {
  article: Article
  label: string
  isNext?: boolean
}

function Neighbour({ article: { slug, title }, label, isNext = false }: NeighbourProps) {
  return (
    <a
      href={urls.article(slug)}
      className={`group border-t border-line-strong pt-4 transition-colors hover:border-green ${isNext ? 'sm:col-start-2 sm:text-right' : ''}`}
    >
      <span className={`flex items-center gap-2 text-sm text-ink-3 ${isNext ? 'sm:flex-row-reverse' : ''}`}>
        <Icon name="arrow-right" className={`size-4 text-green ${isNext ? '' : 'rotate-180'}`} />
        {label}
      </span>
      <span className="font-display mt-1 block text-xl group-hover:text-green">{typography(title)}</span>
    </a>
  )
}
