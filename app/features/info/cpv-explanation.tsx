import type { ComponentProps } from 'react'
import { readContent } from '#app/ui/content/content-file.ts'
import { ContentLink, type ContentLinkProps } from '#app/ui/content/mdx/content-link.tsx'
import { CpvCodeLink, mdxComponents } from '#app/ui/content/mdx/mdx-components.tsx'
import { Questions } from '#app/ui/content/questions.tsx'
import { ChangesOfText, TextSources } from '#app/ui/content/text-foot.tsx'
import { TextReview } from '#app/ui/content/text-review.tsx'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import * as file from '#content/info/bvpz-kodai.mdx'
import { infoSchema } from './info-schema.ts'

const [page] = readContent(infoSchema, { '/content/info/bvpz-kodai.mdx': file })

export const cpvExplanation = page ?? null

/** Its links to the form and to codes have the codes and words of the page. */
export function CpvExplanation({ call }: { call: FormCall }) {
  if (!page) return null
  const { Content, faq } = page
  const a = ({ href, ...props }: ContentLinkProps) => (
    <ContentLink {...props} href={href === urls.leadForm() ? urls.leadFormPage(call) : href} />
  )
  const CpvCode = (props: ComponentProps<typeof CpvCodeLink>) => <CpvCodeLink {...props} kept={call} />
  return (
    <>
      <div className="prose">
        <Content components={{ ...mdxComponents, a, CpvCode }} />
      </div>
      <div className="mt-[clamp(2.5rem,5vw,4rem)]">
        <Questions questions={faq} />
      </div>
      <TextReview publishedOn={page.published} checkedOn={page.reviewed} hasSources />
      <TextSources sources={page.sources} checkedOn={page.reviewed} />
      <ChangesOfText {...page} />
    </>
  )
}
