import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { demoLetters, MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { InboxLetter } from './inbox/inbox-letter.tsx'
import { listNotices } from './letter.ts'
import type { LetterModel } from './letter-service.server.ts'
import { writeSampleMail } from './mail/sample-mail.server.ts'
import { LetterPage } from './page/letter-page.tsx'

const NO_EXAMPLE = 'Pavyzdžio šiai sričiai dar neturime'
const PROMISE = 'Toks laiškas lauktų jūsų kas rytą'
const CONTACT = 'Parašykite mums – parinksime'
const INVENTED = 'organizacijos išgalvoti'
/** Military submarines: no library has them. */
const UNKNOWN_CODE = cpv('35511300')
const WORDS = 'karinis povandeninis laivas'
const SITE = { origin: 'https://laiskai.example.lt', now: MONDAY }

function pageOf(model: LetterModel): string {
  const page = <LetterPage model={model} address="" requestedCodes={[]} homePageLetter={null} />
  return plain(renderToStaticMarkup(page))
}

function inboxOf(model: LetterModel): string {
  return plain(renderToStaticMarkup(<InboxLetter model={model} />))
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')
}

test('a letter without an example says so, promises nothing and calls nothing invented', () => {
  const model = writeLetter(`zodziai=${WORDS}`)

  expect(model.letter?.sections).toEqual([])
  for (const html of [pageOf(model), inboxOf(model)]) {
    expect(html).toContain(NO_EXAMPLE)
    expect(html).toContain(CONTACT)
    expect(html).toContain(WORDS)
    expect(html).not.toContain(INVENTED)
    expect(html).not.toMatch(/okį laišką kas rytą|Toks laiškas/)
  }
  expect(inboxOf(model)).toContain(`data-announcement="${NO_EXAMPLE}.`)
})

test('the chips of an empty letter are the next codes of the search, and keep what was typed', () => {
  const { codes, phrases, suggestions } = writeLetter(`zodziai=${WORDS}`)
  const offered = notEmpty(suggestions)
  const chosen = codes.map(({ code }) => code)

  expect(offered.length).toBeLessThanOrEqual(3)
  expect(offered.filter(({ code }) => chosen.includes(code))).toEqual([])
  for (const html of [pageOf(writeLetter(`zodziai=${WORDS}`)), inboxOf(writeLetter(`zodziai=${WORDS}`))]) {
    for (const { code, name } of offered) {
      expect(html).toContain(
        `${[...chosen, code].join()}&amp;zodziai=${encodeURIComponent(phrases[0] ?? '')}`,
      )
      expect(html).toContain(name)
    }
  }
})

test('words that the search does not know leave the offer to write to us', () => {
  const model = writeLetter('zodziai=qqqqwwwwzzzz')

  expect(model.suggestions).toEqual([])
  expect(pageOf(model)).toContain(CONTACT)
})

test('a letter by a code without an example has notices of the nearest code above, and says so', () => {
  const model = writeLetter(`kodai=${UNKNOWN_CODE}`)
  const notices = listNotices(model.letter)

  expect(model.codes.map(({ code }) => code)).toEqual([UNKNOWN_CODE])
  expect(notEmpty(notices).filter(({ code }) => !code?.startsWith('35'))).toEqual([])
  // None of them is the visitor's.
  expect(notices.filter(({ reason }) => reason !== null)).toEqual([])
  for (const html of [pageOf(model), inboxOf(model)]) {
    expect(html).toContain('Pagal jūsų kodą pavyzdžių dar neturime, todėl rodome platesnio kodo 35000000-4')
    expect(html).toContain(INVENTED)
  }
})

test('every code has a letter', () => {
  const some = readCatalogue().tree.entries.filter((_, index) => index % 40 === 0)
  const withLetter = some.filter(({ code }) => writeLetter(`kodai=${code}`).letter?.sections.length)
  expect(withLetter).toEqual(notEmpty(some))
})

test('an empty letter of real notices says what was not published, not that an example is missing', () => {
  const model = writeRealLetter(`kodai=${UNKNOWN_CODE}`, realNoticesOf([realNotice(1)]))

  for (const html of [pageOf(model), inboxOf(model)]) {
    expect(html).toContain('nėra nei naujų pranešimų')
    expect(html).not.toContain(NO_EXAMPLE)
    expect(html).not.toContain(PROMISE)
  }
})

test('the mail without an example says so, offers codes and how to write', () => {
  const request = { codes: [], industry: WORDS, isOnlySample: true }
  const { html, text } = writeSampleMail(demoLetters, request, SITE)

  for (const part of [plain(html), plain(text)]) {
    expect(part.toLocaleLowerCase('lt')).toContain(NO_EXAMPLE.toLocaleLowerCase('lt'))
    expect(part).toContain('Atsakykite į šį laišką')
    expect(part).toContain('laiskas?kodai=')
    expect(part).not.toContain(INVENTED)
    expect(part.toLocaleLowerCase('lt')).not.toContain('jūsų rytinis laiškas')
  }
  for (const { code, name } of notEmpty(writeLetter(`zodziai=${WORDS}`).suggestions)) {
    expect(text).toContain(`${code} ${name}`)
  }
})

test('the mail of a code without an example says whose notices it has', () => {
  const { html, text } = writeSampleMail(demoLetters, { codes: [UNKNOWN_CODE], industry: '' }, SITE)
  const saysSo = [html, text].map((part) => part.includes('rodome platesnio kodo 35000000-4'))
  expect(saysSo).toEqual([true, true])
})

test('a letter with notices offers no further codes', () => {
  expect(writeLetter('kodai=90910000-9').suggestions).toEqual([])
})
