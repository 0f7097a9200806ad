import { CODE_FORMS, counted } from '#app/domain/text/plural.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { LetterForm } from '#app/ui/components/letter-form.tsx'
import * as urls from '#app/ui/urls.ts'
import { LetterFilters } from '../letter-filters.tsx'
import { wordsForAddress } from '../letter-query.ts'
import type { LetterModel } from '../letter-service.server.ts'

const WORD_FORMS = ['raktažodis', 'raktažodžiai', 'raktažodžių'] as const

/** Folded to one line on narrow screens, so that the letter begins within the first screen. */
export function LetterChoice({ model, isOpen }: { model: LetterModel; isOpen: boolean }) {
  const codes = model.codes.map(({ code }) => code)
  const words = wordsForAddress(model)
  const counts = [
    codes.length > 0 && counted(codes.length, CODE_FORMS),
    words.length > 0 && counted(words.length, WORD_FORMS),
  ]
  return (
    <details
      open={isOpen}
      className="group/choice lg:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md border border-line-strong bg-sheet px-3 text-sm font-medium transition-colors hover:border-ink supports-[selector(::details-content)]:lg:hidden print:hidden [&::-webkit-details-marker]:hidden">
        <span>{counts.filter(Boolean).join(', ')}&nbsp;– keisti</span>
        <Icon name="chevron-down" className="ml-auto size-5 text-ink-2 group-open/choice:rotate-180" />
      </summary>
      <div className="grid gap-3 max-lg:pt-3 lg:[&>form]:mr-[21.5rem] print:pt-0">
        <LetterFilters chosen={model} />
        <LetterForm
          name={urls.ADDED_PARAM}
          label="Pridėkite kodą ar žodį"
          placeholder="Pvz., tinkavimas arba 45410000-4"
          button="Pridėti"
          look="button-quiet"
        >
          <input type="hidden" name={urls.CODES_PARAM} value={codes.join(',')} />
          {words.length > 0 && <input type="hidden" name={urls.WORDS_PARAM} value={words.join(',')} />}
        </LetterForm>
      </div>
    </details>
  )
}
