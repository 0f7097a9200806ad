import { expect, test } from 'vitest'
import { writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { listNotices } from './letter.ts'

test.each([['scenos ir garso nuoma'], ['palapinių nuoma'], ['autobusų nuoma'], ['ekskavatoriaus nuoma']])(
  '„%s“: beside rentals a section shows neither the thing nor what is done with it',
  (words) => {
    const { letter } = writeLetter(`zodziai=${words}`)
    const titles = notEmpty(letter?.sections ?? []).map(({ notices }) => notices.map(({ title }) => title))
    const withRentals = titles.filter((section) => section.some((title) => /nuom/i.test(title)))

    expect(
      notEmpty(withRentals)
        .flat()
        .filter((title) => !/nuom/i.test(title)),
    ).toEqual([])
  },
)

test('a section with a notice of the code itself shows none of the wider code in a demo letter', () => {
  const { letter } = writeLetter('zodziai=anglų kalbos kursai')
  const reasons = notEmpty(letter?.sections ?? []).map(({ notices }) =>
    notices.map(({ reason }) => (reason?.type === 'narrower' ? 'code' : reason?.type)),
  )

  expect(reasons.filter((section) => section.includes('code') && section.includes('wider'))).toEqual([])
})

test('words without a demo notice of their own give an empty letter rather than that of a similar trade', () => {
  for (const words of ['nevyriausybinė organizacija', 'notaras']) {
    const { letter } = writeLetter(`zodziai=${words}`)

    expect(letter?.sections ?? [], words).toEqual([])
  }
})

test.each([
  ['kodai=39830000-9', 'priemonės', /priemon/i],
  ['kodai=45000000-7', 'darbai', /darb/i],
  ['kodai=72000000-5', 'IT', /\bIT\b/],
])('„%s“ without „%s“ excludes titles with that word', (query, word, said) => {
  const titlesOf = (asked: string) => listNotices(writeLetter(asked).letter).map(({ title }) => title)

  expect(titlesOf(query).filter((title) => said.test(title))).not.toEqual([])
  expect(titlesOf(`${query}&zodziai=-${word}`).filter((title) => said.test(title))).toEqual([])
})
