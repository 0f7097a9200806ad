import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { type ChangedText, changesByDay } from './changes-by-day.ts'

export function TextChangesPage({ texts }: { texts: readonly ChangedText[] }) {
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label: pageTexts.textChanges.label }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">{pageTexts.textChanges.heading}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-ink-2">{typography(pageTexts.textChanges.intro)}</p>
      {changesByDay(texts).map(([date, changes]) => (
        <section key={date} className="mt-10 max-w-[46rem]">
          <h2 className="text-xl">
            <time dateTime={date}>{formatDate(date)}</time>
          </h2>
          <ul className="mt-4 border-b border-line">
            {changes.map(({ title, path, text }) => (
              <li key={path + text} className="border-t border-line py-3">
                <a href={path} className="link">
                  {typography(title)}
                </a>
                <span className="mt-0.5 block text-sm text-ink-2">{typography(text)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div data-print="no" className="mt-[clamp(3rem,6vw,5rem)]">
        <CallToAction ctaId="changes" />
      </div>
    </div>
  )
}
