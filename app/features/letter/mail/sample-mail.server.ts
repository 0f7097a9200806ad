import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'
import { wordsOfIndustry } from '../industry.ts'
import type { LetterService } from '../letter-service.server.ts'
import { chooseCodesMail } from './choose-codes-mail.tsx'
import { letterHtml } from './letter-mail.tsx'
import { letterText } from './letter-text.ts'
import { LETTER_SUBJECT } from './mail-texts.ts'

interface SampleRequest {
  codes: readonly string[]
  /** It only suggests codes, and the mail never quotes it. */
  industry: string
}

/** The mail has the letter of the chosen codes or, without codes or an example, says how to choose them. */
export function writeSampleMail(
  service: LetterService,
  { codes, industry }: SampleRequest,
  { origin, now }: { origin: string; now: Temporal.Instant },
) {
  const chosen = codes.flatMap((code) => parseCpvCode(code) ?? []).slice(0, letterLimits.maxCodes)
  const [name, value] =
    chosen.length > 0 ? [urls.CODES_PARAM, chosen.join()] : [urls.WORDS_PARAM, wordsOfIndustry(industry)]
  const model = service.compose(new URLSearchParams({ [name]: value }), now)
  const hasLetter = chosen.length > 0 && typeof model !== 'string' && model.codes.length > 0
  if (!hasLetter || model.letter === null)
    return chooseCodesMail({ suggestions: typeof model === 'string' ? [] : model.codes, origin })
  if (model.letter.state === 'demo' && model.letter.sections.length === 0)
    return chooseCodesMail({ suggestions: model.suggestions, origin, hasChosen: true })
  const { letter, codes: chosenCodes } = model
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const bareCodes = chosenCodes.map(({ code }) => code)
  const mailed = {
    letter,
    codes: chosenCodes,
    letterUrl: absoluteUrl(urls.letterOf(bareCodes)),
    formUrl: absoluteUrl(urls.leadFormPage({ codes: bareCodes, words: [], wants: ['offer'] })),
  }
  return { subject: LETTER_SUBJECT, html: letterHtml(mailed), text: letterText(mailed) }
}
