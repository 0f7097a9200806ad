import { afterAll, beforeAll, expect, test } from 'vitest'
import { answers } from '#app/features/answers/answers.ts'
import { QUESTION_PARAM } from '#app/features/answers/answers-page.tsx'
import * as urls from '#app/ui/urls.ts'
import { findAll, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { METRICS_TOKEN, readMetric } from '../faults/support/server-metrics.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { METRICS_TOKEN } })
})
afterAll(() => site.stop())

async function ask(question: string) {
  const query = new URLSearchParams({ [QUESTION_PARAM]: question })
  const response = await fetch(`${site.url}${urls.answers}?${query}`)
  const root = parseHtml(await response.text())
  const [found] = findAll(root, ({ attributes }) => 'data-answer' in attributes)
  const links = findAll(found ?? root, ({ tag }) => tag === 'a').map(
    ({ attributes }) => attributes.href ?? '',
  )
  return { response, root, text: found ? textOf(found).replaceAll('\u00a0', ' ') : '', links }
}

async function counted(detail: string): Promise<number> {
  return (await readMetric(site, `usage_total{name="answer_search",detail="${detail}"}`)) || 0
}

test('without scripts a question has its answer on the page, with the law and the way to more', async () => {
  const { text, links } = await ask('Pamiršau EBVPD, ar galiu po termino?')

  expect(links[0]).toBe(urls.answer('pamirsau-ebvpd'))
  expect(text).toContain('VPĮ 45 straipsnio')
  expect(links).toContain('/blog/pamirsau-suklydau-pavelavau')
})

test.each([
  ['a section of an article', 'trišalė sutartis su subrangovu', /^\/blog\/.+#/],
  ['a section of an information page', 'atestatas statybai', /^\/statybu-konkursai#/],
  ['a frequent question of one', 'ar galima pasirašyti sistemoje', /^\/cvp-is#duk/],
  ['a term', 'kas yra kvazisubtiekėjas', /^\/zodynelis#kvazisubtiekejas/],
  ['a figure', 'ieškinio kopija pirkėjui', /^\/pirkimu-skaiciai#courtCopy/],
  ['a template', 'jungtinės veiklos planas', /^\/sablonai\//],
  ['a calculator', 'terminų skaičiuoklė', /^\/terminai$/],
])('%s is found', async (_, question, address) => {
  expect((await ask(question)).links).toContainEqual(expect.stringMatching(address))
})

test('what has little of a question is shown as a guess, and not counted as found', async () => {
  const before = await counted('none')
  const { text, links } = await ask('pirkėjo bitės, medus, vaškas, korys, avilys')

  expect(text).toMatch(/^Gal apie tai\?/)
  expect(links.filter((link) => /^\/atsakymai\/[^/]+$/.test(link)).length).toBeGreaterThanOrEqual(2)
  expect(await counted('none')).toBe(before + 1)
})

test('a question without an answer says what to do, and only that it had none is counted', async () => {
  const before = [await counted('found'), await counted('none')]
  const { response, text, links } = await ask('qqqqwwww')
  await ask('avansas')

  expect(text).toContain('Atsakymo neradome')
  expect(links).toEqual([urls.leadFormPage({ wants: ['consultation'] }), 'https://vpt.lrv.lt/'])
  expect([await counted('found'), await counted('none')]).toEqual(before.map((count) => count + 1))
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(site.output()).not.toMatch(/qqqqwwww|avansas/)
})

test('every question leads from the list to its own page, whose description is its short answer', async () => {
  const list = parseHtml(await (await fetch(site.url + urls.answers)).text())
  const listed = findAll(list, ({ tag }) => tag === 'a').map(({ attributes }) => attributes.href)
  expect(listed).toEqual(expect.arrayContaining(answers.map(({ slug }) => urls.answer(slug))))

  for (const { slug, question } of answers) {
    const response = await fetch(site.url + urls.answer(slug))
    const root = parseHtml(await response.text())
    const [heading] = findAll(root, ({ tag }) => tag === 'h1')
    const [description] = findAll(root, ({ attributes }) => attributes.name === 'description')
    const [answer] = findAll(root, ({ tag }) => tag === 'main')
    const plain = (text = '') => text.replaceAll('\u00a0', ' ')
    expect([slug, response.status, plain(heading && textOf(heading))]).toEqual([slug, 200, question])
    expect(plain(answer && textOf(answer))).toContain(plain(description?.attributes.content))
  }
})
