import { typography } from '#app/domain/text/typography.ts'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { ContentLayout } from '#app/ui/content/content-layout.tsx'
import { SOURCES_HEADING, TextSources } from '#app/ui/content/text-foot.tsx'
import { reviewSignature, TextReview } from '#app/ui/content/text-review.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { DocumentPreview } from './document-preview.tsx'
import { DownloadButton } from './download-button.tsx'
import { SpreadsheetPreview } from './spreadsheet-preview.tsx'
import type { Sheet, Template } from './template.ts'

const HOW_TO = { id: 'kaip-pildyti', text: 'Kaip pildyti' }
const PREVIEW = { id: 'perziura', text: 'Šablono peržiūra' }
const NEXT = { id: 'toliau', text: 'Kas toliau' }

interface TemplatePageProps {
  template: Template
  fileSize: number
}

export function TemplatePage({ template, fileSize }: TemplatePageProps) {
  const formHref = urls.leadFormPage({ wants: ['offer'] })
  const { slug, label, title, reviewed, sources } = template
  return (
    <>
      <ContentLayout
        page={{
          headings: [HOW_TO, PREVIEW, NEXT],
          Content: () => <TemplateContent template={template} fileSize={fileSize} />,
        }}
        crumbs={[{ label: pageTexts.templates.label, href: urls.templates }, { label }]}
        heading={typography(title)}
        details={<TextReview checkedOn={reviewed} hasSources />}
        hasOffer
        formHref={formHref}
        endHeadings={[SOURCES_HEADING]}
      >
        <TextSources sources={sources} checkedOn={reviewed} />
        <p className="disclaimer">
          {typography(pageTexts.templates.disclaimer)} {reviewSignature()}
        </p>
      </ContentLayout>
      <div data-print="no" className="wrap section">
        <CallToAction ctaId={`sablonai-${slug}`} formHref={formHref} />
      </div>
    </>
  )
}

function TemplateContent({ template, fileSize }: TemplatePageProps) {
  return (
    <>
      <p>{typography(template.intro)}</p>
      <p data-print="no">
        <DownloadButton template={template} fileSize={fileSize} />
      </p>
      <h2 id={HOW_TO.id}>{HOW_TO.text}</h2>
      <ol>
        {template.howTo.map((step) => (
          <li key={step}>
            <TextWithFigures text={step} />
          </li>
        ))}
      </ol>
      <h2 id={PREVIEW.id} data-print="no">
        {PREVIEW.text}
      </h2>
      <p data-print="no" className="template-hint">
        {typography(previewHint(template))}
      </p>
      {template.format === 'docx' ? (
        <DocumentPreview template={template} />
      ) : (
        <ShownSheet sheets={template.sheets} />
      )}
      <h2 id={NEXT.id}>{NEXT.text}</h2>
      <ul>
        {template.next.map(({ text, label, href }) => (
          <li key={href}>
            {typography(text)}{' '}
            <a href={href} className="link">
              {typography(label)}
            </a>
            .
          </li>
        ))}
      </ul>
    </>
  )
}

function ShownSheet({ sheets }: { sheets: readonly Sheet[] }) {
  const sheet = sheets.find(({ isExample }) => isExample) ?? sheets[0]
  return sheet ? <SpreadsheetPreview sheet={sheet} /> : null
}

function previewHint(template: Template): string {
  if (template.format === 'docx') {
    return 'Laužtiniuose skliaustuose pažymėtas vietas pakeiskite savo duomenimis.'
  }
  return template.sheets.length > 1
    ? 'Čia rodomas užpildytas pavyzdys; faile yra ir tuščia lentelė jūsų duomenims.'
    : 'Eilutes, kurių jūsų pirkime nereikia, ištrinkite, o trūkstamas įrašykite.'
}
