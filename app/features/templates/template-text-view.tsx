import { Fragment } from 'react'
import { typography } from '#app/domain/text/typography.ts'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import { splitBlanks } from './blanks.ts'

export function TemplateTextView({ text }: { text: string }) {
  return splitBlanks(typography(text)).map(({ text: part, isBlank }, index) =>
    isBlank ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="blank">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Fragment key={index}>
        <TextWithFigures text={part} />
      </Fragment>
    ),
  )
}
