import { formatLimit } from '#app/shared/figures/format-figure.ts'
import { typography } from '#app/shared/text/typography.ts'
import { Breadcrumb } from '#app/shared/ui/breadcrumb.tsx'
import { listFigures } from './figure-list.ts'
import { FIGURES_PAGE } from './figures-text.ts'

export function FiguresPage() {
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label: FIGURES_PAGE.label }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] text-title">{FIGURES_PAGE.title}</h1>
      <p className="mt-5 max-w-[42rem] text-lg text-ink-2">{typography(FIGURES_PAGE.intro)}</p>
      {listFigures().map(({ id, title, figures }) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          {figures.map(({ id: figureId, figure }) => (
            <div key={figureId} id={figureId} data-figure={figureId}>
              {typography(figure.name)} {formatLimit(figure)}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
