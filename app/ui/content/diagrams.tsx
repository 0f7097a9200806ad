import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import claimTimeline from '#content/diagrams/claim-timeline.svg?raw'
import partnerChoice from '#content/diagrams/partner-choice.svg?raw'
import procedureChoice from '#content/diagrams/procedure-choice.svg?raw'

export const ClaimTimeline = () => <Diagram svg={claimTimeline} />
export const PartnerChoice = () => <Diagram svg={partnerChoice} />
export const ProcedureChoice = () => <Diagram svg={procedureChoice} />

/** Its numbers come from the figures table, as `data-figure` says. */
function Diagram({ svg }: { svg: string }) {
  const [, title] = /<title[^>]*>(.*)<\/title>/.exec(svg) ?? []
  return (
    <figure className="diagram" data-figure="all">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours */}
      <div dangerouslySetInnerHTML={{ __html: fillFigures(svg) }} />
      <figcaption>{title}</figcaption>
    </figure>
  )
}
