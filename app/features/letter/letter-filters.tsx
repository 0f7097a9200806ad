import { CODE_FORMS, counted } from '#app/domain/text/plural.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { wordsForAddress } from './letter-query.ts'
import type { LetterModel } from './letter-service.server.ts'

type Filters = Pick<LetterModel, 'codes' | 'phrases' | 'excluded'>

/** More would push the letter off a phone's screen. */
const MAX_SHOWN_CODES = 12

export function LetterFilters({ chosen, isInbox = false }: { chosen: Filters; isInbox?: boolean }) {
  const codes = chosen.codes.map(({ code }) => code)
  const hiddenCount = codes.length - MAX_SHOWN_CODES
  return (
    <ul aria-label="Pasirinkti kodai ir žodžiai" className="flex flex-wrap gap-2">
      {filtersWithLinks(chosen).map(({ key, href, code, text }) => (
        <li key={key} className="min-w-0">
          <a
            href={href}
            data-letter-swap={isInbox ? '' : undefined}
            className="group inline-flex min-h-11 items-center gap-2 rounded-md border border-green-line bg-green-soft px-3 py-1 text-sm leading-snug text-ink no-underline transition-colors hover:border-green"
          >
            <span className="min-w-0">
              {code && (
                <b className="mr-0.5 font-semibold whitespace-nowrap text-green tabular-nums">{code}</b>
              )}{' '}
              {text}
            </span>
            <Icon name="x" className="size-4 text-ink-3 group-hover:text-red print:hidden" />
            <span className="sr-only"> – pašalinti</span>
          </a>
        </li>
      ))}
      {hiddenCount > 0 && (
        <li>
          <a href={urls.cpvBasket(codes, wordsForAddress(chosen))} className="link list-target px-1 text-sm">
            ir dar {counted(hiddenCount, CODE_FORMS)}
          </a>
        </li>
      )}
    </ul>
  )
}

function filtersWithLinks(chosen: Filters) {
  const codes = chosen.codes.map(({ code }) => code)
  const words = wordsForAddress(chosen)
  const hrefWithout = (item: string) =>
    urls.letterOf(
      codes.filter((code) => code !== item),
      words.filter((word) => word !== item),
    )
  return [
    ...chosen.codes
      .slice(0, MAX_SHOWN_CODES)
      .map(({ code, name }) => ({ key: code, code, text: name, href: hrefWithout(code) })),
    ...words.map((word) => ({
      key: word,
      code: null,
      text: word.startsWith('-') ? `be „${word.slice(1)}“` : `„${word}“`,
      href: hrefWithout(word),
    })),
  ]
}
