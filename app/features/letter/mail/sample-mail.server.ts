import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import { letters } from '#config/limits.ts'
import type { LetterAnswer, LetterService } from '../letter-service.server.ts'
import { wordsOfTrade } from '../line-of-work.ts'
import { choiceHtml, choiceText } from './choice-mail.tsx'
import { letterHtml } from './letter-mail.tsx'
import { letterText } from './letter-text.ts'
import { CHOICE_SUBJECT, LETTER_SUBJECT } from './mail-texts.ts'

/** What a sample is chosen by. */
export interface SampleWish {
  codes: readonly string[]
  /** As the visitor typed it: it selects notices and codes, and stands nowhere in the mail. */
  industry: string
}

interface MailParts {
  subject: string
  html: string
  text: string
}

/** Writes the sample that a visitor asked for: his letter or, without codes, how to choose them. */
export function writeSampleMail(
  service: LetterService,
  { codes, industry }: SampleWish,
  { origin, now }: { origin: string; now: Temporal.Instant },
): MailParts {
  const chosen = codes.flatMap((code) => parseCpvCode(code) ?? []).slice(0, letters.codes)
  const words = wordsOfTrade(industry)
  const answer =
    writeLetter(service, chosen.join(), words, now) ?? writeLetter(service, chosen.join(), '', now)
  if (chosen.length === 0 || answer === null || answer.letter === null || answer.codes.length === 0) {
    const choice = { guesses: answer?.codes ?? [], origin }
    return { subject: CHOICE_SUBJECT, html: choiceHtml(choice), text: choiceText(choice) }
  }
  const known = answer.codes.map(({ code }) => code)
  const address = new URL(urls.letterOf(known), origin).href
  const mailed = { letter: answer.letter, codes: answer.codes, address }
  return { subject: LETTER_SUBJECT, html: letterHtml(mailed), text: letterText(mailed) }
}

/** Null when words or codes are too many. */
function writeLetter(
  service: LetterService,
  codes: string,
  words: string,
  now: Temporal.Instant,
): LetterAnswer | null {
  const params = new URLSearchParams({
    ...(codes !== '' && { [urls.CODES_PARAM]: codes }),
    ...(words !== '' && { [urls.WORDS_PARAM]: words }),
  })
  const answer = service.write(params, now)
  return typeof answer === 'string' ? null : answer
}
