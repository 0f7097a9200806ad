import { readContent } from '#app/shared/content/content-file.ts'
import { mdxComponents } from '#app/shared/content/mdx/mdx-components.tsx'
import { Questions } from '#app/shared/content/questions.tsx'
import { TextChanges } from '#app/shared/content/text-changes.tsx'
import { TextDates } from '#app/shared/content/text-dates.tsx'
import { TextSources } from '#app/shared/content/text-sources.tsx'
import * as file from '#content/info/bvpz-kodai.mdx'
import { infoSchema } from './info-schema.ts'

const [page] = readContent(infoSchema, { '/content/info/bvpz-kodai.mdx': file })

export const cpvExplanation = page ?? null

export function CpvExplanation() {
  if (!page) return null
  const { Content, faq, sources, changes } = page
  return (
    <>
      <div className="prose">
        <Content components={mdxComponents} />
      </div>
      <div className="mt-[clamp(2.5rem,5vw,4rem)]">
        <Questions questions={faq} />
      </div>
      <TextSources sources={sources} />
      <TextChanges changes={changes} />
      <TextDates {...page} />
    </>
  )
}
