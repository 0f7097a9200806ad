import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'
import { wordsOfIndustry } from '../industry.ts'
import type { LetterModel, LetterService } from '../letter-service.server.ts'
import { chooseCodesMail } from './choose-codes-mail.tsx'
import { letterMail } from './letter-mail.tsx'
import { previewText } from './mail-texts.ts'

interface SampleRequest {
  codes: readonly string[]
  /** Those of the letter that the visitor saw choose notices beside the codes. The mail never quotes them. */
  words?: readonly string[]
  /** It stands for the words when there are neither words nor codes. */
  industry: string
  /** It was asked for by the field under a letter. */
  isOnlySample?: boolean
}

/** The mail has the letter of the words and the chosen codes, or of those that the words mean; without any, or without an example, it says how to choose. */
export function writeSampleMail(
  service: LetterService,
  { codes, words = [], industry, isOnlySample = false }: SampleRequest,
  { origin, now }: { origin: string; now: Temporal.Instant },
) {
  const compose = (params: Record<string, string>) => service.compose(new URLSearchParams(params), now)
  const named = codes.flatMap((code) => parseCpvCode(code) ?? []).slice(0, letterLimits.maxCodes)
  const typed = words.length === 0 && named.length === 0 ? industry : words.join(', ')
  const firstWords = typed.split(/\s+/).slice(0, letterLimits.maxWords).join(' ')
  const asked = { [urls.WORDS_PARAM]: wordsOfIndustry(firstWords) }
  const meant = typed === '' ? [] : codesOf(compose(asked))
  const chosen = named.length > 0 ? named : meant
  const model = compose({ [urls.CODES_PARAM]: chosen.join(), ...asked })
  const frame = { origin, isOnlySample }
  if (typeof model === 'string' || model.codes.length === 0 || model.letter === null)
    return chooseCodesMail({ suggestions: [], ...frame })
  if (model.letter.state === 'demo' && model.letter.sections.length === 0)
    return chooseCodesMail({ suggestions: model.suggestions, ...frame, hasChosen: true })
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const bareCodes = codesOf(model)
  return letterMail({
    letter: model.letter,
    codes: model.codes,
    areCodesOfWords: chosen.join() === meant.join(),
    isOnlySample,
    letterUrl: absoluteUrl(urls.letterOf(bareCodes)),
    formUrl: absoluteUrl(urls.leadFormPage({ codes: bareCodes, words: [], wants: ['offer'] })),
  })
}

function codesOf(model: LetterModel | string): CpvCode[] {
  return typeof model === 'string' ? [] : model.codes.map(({ code }) => code)
}

/**
 * „Laiške šiandien būtų 7 pirkimai, artimiausias terminas gruodžio 9 d.“, for staff; null of old notices. Without real ones
 * no letter is composed, which takes longer than all else of a mail.
 */
export function createForecast(service: LetterService, snapshot: () => object | null) {
  return ({ searchParams }: URL): string | null => {
    if (snapshot() === null) return null
    try {
      const model = service.compose(searchParams, Temporal.Now.instant())
      if (typeof model === 'string' || model.letter?.state !== 'fresh') return null
      if (model.letter.sections.length === 0) return null
      const preview = previewText(model.letter, []).replace('artimiausias', 'artimiausias terminas')
      return `Laiške šiandien būtų ${preview}`
    } catch {
      // Staff's mail must not fail because of the letter.
      return null
    }
  }
}
