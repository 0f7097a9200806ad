import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { ContentLayout } from '#app/ui/content/content-layout.tsx'
import { reviewSignature, TextReview } from '#app/ui/content/text-review.tsx'
import * as urls from '#app/ui/urls.ts'
import { type Act, acts } from '#config/figures.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { FigureEntry } from './figure-entry.tsx'
import { FIGURES_CHECKED_ON, type FigureSection, listFigures } from './figure-list.ts'

export function FiguresPage({ today }: { today: string }) {
  const sections = listFigures()
  return (
    <>
      <ContentLayout
        page={{
          headings: sections.map(({ id, title }) => ({ id, text: title })),
          Content: () => <FigureSections sections={sections} today={today} />,
        }}
        crumbs={[{ label: pageTexts.figures.label }]}
        heading={pages.figures.title}
        details={<TextReview checkedOn={FIGURES_CHECKED_ON} />}
        hasFoldedSections
      >
        <HowChecked />
        <p className="disclaimer">{`${typography(pageTexts.figures.disclaimer)} ${reviewSignature()}`}</p>
      </ContentLayout>
      <div data-print="no" className="wrap section">
        <CallToAction ctaId="pirkimu-skaiciai" formHref={urls.leadFormPage({ wants: ['offer'] })} />
      </div>
    </>
  )
}

function FigureSections({ sections, today }: { sections: readonly FigureSection[]; today: string }) {
  return (
    <>
      <FigureSearch />
      {sections.map(({ id, title, main, intro, figures }) => (
        <details key={id} className="figure-fold">
          <summary>
            <h2>{title}</h2>
            <span data-figure="all">{typography(fillFigures(main))}</span>
          </summary>
          {/* Browsers open a fold for an address that names something in it, not for the fold's own. */}
          <p id={id}>{typography(intro)}</p>
          <ul className="figures" data-figure="all">
            {figures.map((listed) => (
              <FigureEntry key={listed.id} {...listed} today={today} />
            ))}
          </ul>
        </details>
      ))}
      <p className="figures-legend">{typography(pageTexts.figures.legend)}</p>
    </>
  )
}

function HowChecked() {
  const read = Object.values<Act>(acts).filter(({ version }) => version !== undefined)
  return (
    <details className="figures-checked">
      <summary>Kaip tikrinome</summary>
      <p>
        {typography(
          `${pageTexts.figures.howChecked} ${read.map(({ short, version }) => `${short} – ${version}`).join(', ')}.`,
        )}
      </p>
    </details>
  )
}

/** Invisible until its script has loaded, with its place kept: a field that comes later would move the figures. */
function FigureSearch() {
  return (
    <search data-figure-search className="figures-search invisible noscript:hidden">
      <label htmlFor="skaiciu-paieska" className="font-semibold">
        Ieškoti skaičiaus
      </label>
      <input id="skaiciu-paieska" type="search" placeholder="Pvz., pretenzija" className="control" />
      <p role="status" className="figures-count" />
    </search>
  )
}
