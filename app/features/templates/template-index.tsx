import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { Breadcrumb } from '#app/ui/components/breadcrumb.tsx'
import { CALCULATORS } from '#app/ui/components/calculator-page.tsx'
import { CallToAction } from '#app/ui/components/call-to-action.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import { reviewSignature } from '#app/ui/content/text-review.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { DownloadButton } from './download-button.tsx'
import type { Template } from './template.ts'
import { TemplateThumbnail } from './template-thumbnail.tsx'
import { templates } from './templates.ts'

interface TemplateIndexProps {
  fileSizes: Readonly<Record<string, number>>
}

export function TemplateIndex({ fileSizes }: TemplateIndexProps) {
  return (
    <div className="wrap pt-6 pb-[clamp(3.5rem,7vw,6.5rem)]">
      <Breadcrumb crumbs={[{ label: pageTexts.templates.label }]} />
      <h1 className="mt-[clamp(1rem,3vw,2rem)] max-w-[19em] text-title">{pages.templates.title}</h1>
      <p className="mt-5 max-w-[38rem] text-lg text-ink-2">{typography(pageTexts.templates.intro)}</p>
      <ul className="mt-[clamp(2rem,5vw,3.5rem)] grid gap-5 md:grid-cols-2">
        {templates.map((template) => (
          <li key={template.slug} className="grid">
            <TemplateCard
              template={template}
              fileSize={fileSizes[urls.templateFile(template.slug, template.format)] ?? 0}
            />
          </li>
        ))}
        <li className="card flex items-start md:odd:col-span-2 gap-[clamp(1rem,2.5vw,1.75rem)] bg-green-soft p-[clamp(1rem,2.5vw,1.5rem)]">
          <Icon name="timer" className="m-2 size-10 text-green sm:m-4 sm:size-14" />
          <div>
            <h2 className="text-h3">Suskaičiuokite</h2>
            {CALCULATORS.map((page) => (
              <p key={page} className="mt-2">
                <a href={pages[page].path} className="link list-target">
                  {pageTexts[page].label}
                </a>
                <span className="block text-sm text-ink-2">{typography(pageTexts[page].purpose)}</span>
              </p>
            ))}
          </div>
        </li>
      </ul>
      <p className="mt-8 max-w-[42rem] text-sm text-ink-2">
        {typography(pageTexts.templates.disclaimer)} {reviewSignature()} Pasitikrinkite ir tai,{' '}
        <a href={urls.article('vpi-nuo-2027')} className="link">
          kas keičiasi nuo 2027&nbsp;m.
        </a>
      </p>
      <div className="mt-[clamp(3rem,6vw,5rem)]">
        <CallToAction ctaId="sablonai" formHref={urls.leadFormPage({ wants: ['offer'] })} />
      </div>
    </div>
  )
}

function TemplateCard({ template, fileSize }: { template: Template; fileSize: number }) {
  const { slug, label, whenNeeded } = template
  return (
    <div className="card flex items-start gap-[clamp(1rem,2.5vw,1.75rem)] p-[clamp(1rem,2.5vw,1.5rem)]">
      <TemplateThumbnail template={template} />
      <div className="flex min-w-0 grow flex-col gap-2 self-stretch">
        <h2 className="text-h3">
          <a href={urls.template(slug)} className="link">
            {typography(label)}
          </a>
        </h2>
        <p className="text-ink-2">{typography(whenNeeded)}</p>
        <p className="mt-auto pt-1">
          <DownloadButton template={template} fileSize={fileSize} isQuiet />
        </p>
      </div>
    </div>
  )
}
