import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { listNotices } from '../letter.ts'
import { LetterPage } from './letter-page.tsx'

const ADDRESS = 'https://laiskai.example.lt/laiskas?kodai=90910000-9'

type PageProps = Parameters<typeof LetterPage>[0]

function pageOf(model: PageProps['model'], given: Partial<PageProps> = {}): string {
  const props = { address: ADDRESS, requestedCodes: [], homePageLetter: null, ...given }
  return plain(renderToStaticMarkup(<LetterPage model={model} {...props} />))
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ').replaceAll('&quot;', '"')
}

function articlesOf(html: string): string[] {
  return notEmpty([...html.matchAll(/<article .*?<\/article>/gs)].map(([article]) => article))
}

test('each notice is an article named by its heading, which comes before the deadline; its code is there once', () => {
  const model = writeLetter('kodai=90910000-9,45000000-7')
  const notices = listNotices(model.letter)
  const articles = articlesOf(pageOf(model))

  expect(articles).toHaveLength(notices.length)
  for (const [i, { title, code }] of notices.entries()) {
    const article = articles[i] ?? ''
    const [, id] = /aria-labelledby="([^"]+)"/.exec(article) ?? []
    expect(article).toContain(`<h4 id="${id}"`)
    expect(article.indexOf(plain(title))).toBeLessThan(article.indexOf('data-time'))
    expect(article.replace(/<[^>]+>/g, ' ').split(String(code))).toHaveLength(2)
  }
})

test('too many codes or words stay in the field, to be shortened', () => {
  const typed = 'stogų dengimas, '.repeat(21)

  expect(pageOf('words', { typed })).toContain(`value="${typed}"`)
})

test('on paper the letter names the firm, its telephone and its own address', () => {
  const html = pageOf(writeLetter('kodai=90910000-9'))
  const [, head = ''] = /<div class="hidden[^"]*print:block">(.*?)<\/div>/s.exec(html) ?? []

  expect(head).toContain('Viešieji pirkimai el. paštu')
  expect(head).toContain('+370 600 00000')
  expect(head).toContain(ADDRESS)
})

test('a remark of an invented notice is what a consultant would write', () => {
  const remarked = listNotices(writeLetter('kodai=45000000-7').letter).filter(({ remark }) => remark !== null)

  expect(notEmpty(remarked)).toHaveLength(
    pageOf(writeLetter('kodai=45000000-7')).split('Konsultanto pastaba (pavyzdys)').length - 1,
  )
})
