import { expect, test } from 'vitest'
import { significantDigits } from '#app/domain/cpv/cpv-code.ts'
import type { RealNotice } from '#app/features/notices/real-notice.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { writeLetter } from '#tests/support/demo-letters.ts'
import { demoNotices } from '#tests/support/demo-notices.ts'
import { readRows } from '#tests/support/fixtures/read-rows.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { type Letter, listNotices } from './letter.ts'
import { readPhraseStems } from './matching/title-phrases.ts'

const PAIRS = 300
const PHRASE_WORDS = 2
const SHARE_OF_TITLES = 0.98

const library = notEmpty(demoNotices)
/** Titles under codes of other trades, as some buyers choose them. */
const miscoded: RealNotice[] = library.map(({ title }, i) =>
  realNotice(i, { title, codes: at(i * 7 + 3).codes }),
)
const STATES = {
  demo: (query: string) => writeLetter(query),
  real: (() => {
    const real = realNoticesOf(miscoded)
    return (query: string) => writeRealLetter(query, real)
  })(),
}

/** The first two different words that say what is bought. */
function phraseOf(title: string): string {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return [...new Set(words)]
    .filter((word) => readPhraseStems(word).length > 0)
    .slice(0, PHRASE_WORDS)
    .join(' ')
}

/** Two words, since a single one that many trades use is searched for only without codes. */
const phrases = notEmpty(library.map(({ title }) => phraseOf(title)).filter((phrase) => phrase.includes(' ')))

function at(index: number) {
  const notice = library[index % library.length]
  if (notice === undefined) throw new Error('there are no notices')
  return notice
}

function titlesOf(letter: Letter | null): string[] {
  return listNotices(letter).map(({ title }) => title)
}

function countOf(letter: Letter | null): number {
  return (letter?.sections ?? []).reduce((sum, { notices, rest }) => sum + notices.length + rest, 0)
}

function queryOf(codes: readonly string[], phrase: string): string {
  return String(new URLSearchParams({ kodai: codes.join(), zodziai: phrase }))
}

test.each(['demo', 'real'] as const)('adding a code loses no notices, shown or counted: %s', (state) => {
  const write = STATES[state]
  const lost = Array.from({ length: PAIRS }, (_, i) => {
    const phrase = phrases[(i * 13) % phrases.length] ?? ''
    const found = write(`zodziai=${encodeURIComponent(phrase)}`).codes.map(({ code }) => code)
    const fewer = i % 2 === 0 ? found : []
    const more = [...fewer, at(i * 31 + 5).codes[0]]
    const [before, after] = [fewer, more].map((codes) => countOf(write(queryOf(codes, phrase)).letter))
    return { phrase, more, before, after }
  }).filter(({ before = 0, after = 0 }) => after < before)

  expect(lost).toEqual([])
})

test('specific words find their notice beside any code, first in its section', () => {
  const title = 'Kibernetinio saugumo audito paslaugos'
  const own = realNotice(1, { title, codes: at(0).codes, time: { type: 'deadline', day: '2026-12-18' } })
  const others = Array.from({ length: 9 }, (_, i) => realNotice(i + 2))
  const { letter } = writeRealLetter(
    queryOf(['90911200-8'], 'kibernetinio saugumo auditas'),
    realNoticesOf([...others, own]),
  )

  expect(titlesOf(letter)[0]).toBe(title)
  expect(letter?.facts?.count).toBe(10)
})

test('words without diacritics and in another form find the title', () => {
  const title = 'Šilumos trasos remonto darbai'
  const real = realNoticesOf([realNotice(1, { title })])
  const { letter } = writeRealLetter(queryOf(['45261210-9'], 'silumos trasu remontas'), real)

  expect(titlesOf(letter)).toEqual([title])
})

test('a single word that many trades use brings no other trade beside a code', () => {
  const real = realNoticesOf([realNotice(1), realNotice(2, { title: 'Nuotekų valymas', codes: at(0).codes })])

  expect(titlesOf(writeRealLetter(queryOf(['90911200-8'], 'valymas'), real).letter)).toHaveLength(1)
})

/** Written by somebody who had not seen how notices are matched: title, the buyer's codes, a supplier's words and code. */
const imported = notEmpty(readRows('imported-notices.tsv')).map(
  ([title = '', codes = '', typed = '', code = '']) => ({ title, codes, typed, code }),
)

test('a notice whose title has all typed words is shown', () => {
  const real = realNoticesOf(
    imported.map(({ title, codes }, i) => {
      const [main, ...others] = codes.split(' ').map(cpv)
      return realNotice(i, { title, codes: [main ?? cpv(''), ...others] })
    }),
  )
  const missed = imported.filter(({ title, typed, code }) => {
    const query = code === '' ? `zodziai=${encodeURIComponent(typed)}` : queryOf([code], typed)
    const { letter } = writeRealLetter(query, real)
    return !titlesOf(letter).some((shown) => shown.replaceAll('\u00a0', ' ') === title)
  })

  expect(missed).toEqual([])
})

test('„Jūsų kodas“ labels a chosen code, „Siauresnis kodas“ one below it, „Platesnis kodas“ one above', () => {
  const shown = library.flatMap((_, i) => {
    const chosen = at(i).codes[0]
    const { letter } = writeLetter(`kodai=${chosen}`)
    return listNotices(letter).map(({ code, reason }) => ({ chosen, code, type: reason?.type }))
  })

  for (const { chosen, code, type } of notEmpty(shown)) {
    if (type === 'code') expect(code).toBe(chosen)
    if (type === 'narrower') expect(code?.startsWith(significantDigits(chosen)) && chosen !== code).toBe(true)
    if (type === 'wider')
      expect(code && chosen.startsWith(significantDigits(code)) && chosen !== code).toBe(true)
  }
})

test('a code without an example stays the code of the letter, whose notices are of the code above it', () => {
  const { codes, letter } = writeLetter('zodziai=aerofotografija')
  const reasons = new Set(listNotices(letter).map(({ reason }) => reason?.type))

  expect(codes.map(({ code }) => code)).toEqual(['79961200-0'])
  expect([...reasons].every((type) => type === 'wider' || type === 'code')).toBe(true)
})

test('titles of the library typed word for word come first in their own letter', () => {
  const missed = library.filter(({ title }) => {
    const { letter } = writeLetter(`zodziai=${encodeURIComponent(title)}`)
    return titlesOf(letter)[0] !== title
  })

  expect(missed.length, missed.map(({ title }) => title).join('\n')).toBeLessThanOrEqual(
    library.length * (1 - SHARE_OF_TITLES),
  )
})

test('within a section the nearest come first, and only equals by deadline', () => {
  const deadline = (day: string) => ({
    time: { type: 'deadline', day } as const,
    deadlineAt: `${day}T08:00:00.000Z`,
  })
  const real = realNoticesOf([
    realNotice(1, { title: 'Platesnis', codes: [cpv('90910000')], ...deadline('2026-12-01') }),
    realNotice(2, { title: 'Žemiau', codes: [cpv('90911200')], ...deadline('2026-12-02') }),
    realNotice(3, { title: 'Savas', codes: [cpv('90911000')], ...deadline('2026-12-09') }),
    realNotice(4, { title: 'Savas anksčiau', codes: [cpv('90911000')], ...deadline('2026-12-08') }),
    realNotice(5, { title: 'Fontanų skalavimo darbai', codes: at(0).codes, ...deadline('2026-12-18') }),
  ])
  const { letter } = writeRealLetter(queryOf(['90911000-6'], 'fontanų skalavimas'), real)

  expect(titlesOf(letter)).toEqual([
    'Fontanų skalavimo darbai',
    'Savas anksčiau',
    'Savas',
    'Žemiau',
    'Platesnis',
  ])
})

test('a weak guess brings no notices of another trade: its codes are only suggested', () => {
  const { letter, codes, suggestions } = writeLetter('zodziai=vienaragis')

  expect(codes).toEqual([])
  expect(letter?.sections).toEqual([])
  expect(suggestions.length).toBeGreaterThan(0)
})
