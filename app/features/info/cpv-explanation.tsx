import { readContent } from '#app/shared/content/content-file.ts'
import { mdxComponents } from '#app/shared/content/mdx/mdx-components.tsx'
import { Questions } from '#app/shared/content/questions.tsx'
import * as file from '#content/info/bvpz-kodai.mdx'
import { infoSchema } from './info-schema.ts'

const [page] = readContent(infoSchema, { '/content/info/bvpz-kodai.mdx': file })

export const explanationUpdatedOn = page?.updated ?? null

/** What CPV codes are and how to use them, with frequent questions: the text below the code browser. */
export function CpvExplanation() {
  if (!page) return null
  const { Content, faq } = page
  return (
    <>
      <div className="prose">
        <Content components={mdxComponents} />
      </div>
      <div className="mt-[clamp(2.5rem,5vw,4rem)]">
        <Questions questions={faq} />
      </div>
    </>
  )
}
