import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { demoLetters, MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { InboxLetter } from './inbox/inbox-letter.tsx'
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

test('a code without an example offers the nearest codes above that have some', () => {
  const { suggestions } = writeLetter(`kodai=${UNKNOWN_CODE}`)

  for (const { code } of notEmpty(suggestions)) {
    expect(writeLetter(`kodai=${code}`).letter?.sections).not.toEqual([])
  }
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
  const request = { codes: [UNKNOWN_CODE], industry: '' }
  const { html, text } = writeSampleMail(demoLetters, request, {
    origin: 'https://laiskai.example.lt',
    now: MONDAY,
  })

  for (const part of [plain(html), plain(text)]) {
    expect(part.toLocaleLowerCase('lt')).toContain(NO_EXAMPLE.toLocaleLowerCase('lt'))
    expect(part).toContain('Atsakykite į šį laišką')
    expect(part).toContain('laiskas?kodai=')
    expect(part).not.toContain(INVENTED)
    expect(part.toLocaleLowerCase('lt')).not.toContain('jūsų rytinis laiškas')
  }
  for (const { code, name } of notEmpty(writeLetter(`kodai=${UNKNOWN_CODE}`).suggestions)) {
    expect(text).toContain(`${code} ${name}`)
  }
})

test('a letter with notices offers no further codes', () => {
  expect(writeLetter('kodai=90910000-9').suggestions).toEqual([])
})
