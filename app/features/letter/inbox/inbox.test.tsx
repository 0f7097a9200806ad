import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writeLetter } from '#tests/support/demo-letters.ts'
import { realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { InboxLetter } from './inbox-letter.tsx'

const INVENTED = 'Pirkimai ir organizacijos išgalvoti'

function contentOf(model: ReturnType<typeof writeLetter>): { html: string; announcement: string } {
  const html = renderToStaticMarkup(<InboxLetter model={model} />)
  return { html, announcement: /data-announcement="([^"]*)"/.exec(html)?.[1] ?? '' }
}

test('a letter says what it is for: a trade by its name, else codes and words, at most three of them', () => {
  expect(contentOf(writeLetter('kodai=90910000-9')).announcement).toBe('Laiškas parodytas: Valymas.')
  expect(contentOf(writeLetter('kodai=90911300-9&zodziai=langai,-stogai')).announcement).toBe(
    'Laiškas parodytas: Langų valymo paslaugos, langai.',
  )
  expect(contentOf(writeLetter('kodai=90911300-9&zodziai=a,b,c')).announcement).toBe(
    'Laiškas parodytas: Langų valymo paslaugos, a, b ir kt.',
  )
})

test('when the last code is removed, every part of the page returns to its initial content', () => {
  for (const real of [null, realNoticesOf([])]) {
    const { html, announcement } = contentOf(writeRealLetter('', real))

    expect(announcement).toBe('Vėl rodomas pradinis laiško pavyzdys.')
    expect(html).not.toContain('data-letter-part')
  }
})

test('a letter without notices gives the inbox its initial content back', () => {
  expect(partsOf('zodziai=qqqqwwwwzzzz')).toEqual(['sheet', 'codes'])
  expect(partsOf('kodai=90910000-9')).toEqual(['sheet', 'codes', 'inbox'])
})

test('screen readers hear that nothing is shown, and nothing is called invented', () => {
  for (const [query, text] of [
    ['zodziai=qqqqwwwwzzzz', /^Pavyzdžio šiai sričiai dar neturime/],
    ['zodziai=-langai', /^Nurodėte tik tai, ko laiške nenorite/],
  ] as const) {
    const { html, announcement } = contentOf(writeLetter(query))

    expect(announcement).toMatch(text)
    expect(html).not.toContain(INVENTED)
  }
})

function partsOf(query: string): (string | undefined)[] {
  return [...contentOf(writeLetter(query)).html.matchAll(/data-letter-part="(\w+)"/g)].map(([, name]) => name)
}
