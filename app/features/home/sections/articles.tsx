import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { tools } from '#app/ui/layout/navigation.ts'
import * as urls from '#app/ui/urls.ts'
import { SectionHeading } from '../section-heading.tsx'

/** The hero has the letter and the codes already. */
const OTHER_TOOLS = tools.filter(({ href }) => href !== urls.letter && href !== urls.cpvBrowser)

export interface ArticleLink {
  slug: string
  title: string
}

export function Articles({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <div className="section">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <SectionHeading>Nuo ko pradėti tiekėjui</SectionHeading>
        <div>
          <ul className="border-t border-line-strong">
            {articles.map(({ slug, title }) => (
              <li key={slug} className="border-b border-line-strong">
                <a
                  href={urls.article(slug)}
                  className="quiet-link flex items-center justify-between gap-4 py-3 sm:py-4"
                >
                  <span className="font-display text-h3 font-semibold text-ink">{typography(title)}</span>
                  <Icon name="arrow-right" className="size-5 text-green" />
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex flex-wrap items-center gap-x-4">
            <span className="basis-full">
              <a href={urls.articles} className="link list-target font-semibold">
                Visi straipsniai
              </a>
            </span>
            <span className="text-ink-2">Įrankiai:</span>
            {OTHER_TOOLS.map(({ label, href }) => (
              <a key={href} href={href} className="link list-target min-w-11">
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
