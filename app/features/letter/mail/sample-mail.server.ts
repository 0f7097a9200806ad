import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import { letterLimits } from '#config/limits.ts'
import type { LetterService } from '../letter-service.server.ts'
import { wordsFromLineOfWork } from '../line-of-work.ts'
import { chooseCodesMail } from './choose-codes-mail.tsx'
import { letterHtml } from './letter-mail.tsx'
import { letterText } from './letter-text.ts'
import { LETTER_SUBJECT } from './mail-texts.ts'

interface SampleRequest {
  codes: readonly string[]
  /** As typed: it only suggests codes, and is never quoted in the mail. */
  industry: string
}

/** The letter of the chosen codes or, without codes or an example, how to choose them. */
export function writeSampleMail(
  service: LetterService,
  { codes, industry }: SampleRequest,
  { origin, now }: { origin: string; now: Temporal.Instant },
) {
  const chosen = codes.flatMap((code) => parseCpvCode(code) ?? []).slice(0, letterLimits.maxCodes)
  const [name, value] =
    chosen.length > 0 ? [urls.CODES_PARAM, chosen.join()] : [urls.WORDS_PARAM, wordsFromLineOfWork(industry)]
  const answer = service.compose(new URLSearchParams({ [name]: value }), now)
  const hasLetter = chosen.length > 0 && typeof answer !== 'string' && answer.codes.length > 0
  if (!hasLetter || answer.letter === null)
    return chooseCodesMail({ suggestions: typeof answer === 'string' ? [] : answer.codes, origin })
  if (answer.letter.state === 'sample' && answer.letter.sections.length === 0)
    return chooseCodesMail({ suggestions: answer.suggestions, origin, hasChosen: true })
  const { letter, codes: named } = answer
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const namedCodes = named.map(({ code }) => code)
  const mailed = {
    letter,
    codes: named,
    letterUrl: absoluteUrl(urls.letterOf(namedCodes)),
    formUrl: absoluteUrl(urls.leadFormOfLetter(namedCodes, [], 'offer')),
  }
  return { subject: LETTER_SUBJECT, html: letterHtml(mailed), text: letterText(mailed) }
}
