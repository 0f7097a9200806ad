import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangesOfText, TextSources } from './text-foot.tsx'
import { TextReview } from './text-review.tsx'

const sources = [
  { act: 'VPĮ', article: '58 straipsnis', checked: '2026-11-22', mark: 'A' as const },
  { act: 'PĮ', article: '68 straipsnis', checked: '2026-11-20', mark: 'A' as const },
  { title: 'Rodyklė', link: 'https://example.lt/', checked: '2026-11-22', mark: 'B' as const },
]

test('one line under the heading says when the text was checked and leads to its sources', () => {
  const line = renderToStaticMarkup(<TextReview checkedOn="2026-11-22" hasSources signer={null} />)

  expect(textOf(line)).toBe('Patikrinta 2026 m. lapkričio 22 d. pagal šaltinius')
  const id = /href="#([^"]+)"/.exec(line)?.[1]
  expect(renderToStaticMarkup(<TextSources sources={sources} checkedOn="2026-11-22" />)).toContain(
    `<details id="${id}"`,
  )
})

const CHECKED_LONG_AGO = { publishedOn: '2024-05-28', checkedOn: '2026-11-23', hasSources: true }
test.each([
  [
    'that knows when it was published says so first',
    { ...CHECKED_LONG_AGO, signer: null },
    'Paskelbta 2024 m. gegužės 28 d., patikrinta 2026 m. lapkričio 23 d. pagal šaltinius',
  ],
  [
    'that was published and has a reviewer says both',
    { ...CHECKED_LONG_AGO, signer: { name: 'Petras Pavardenis', role: 'advokatas' } },
    'Paskelbta 2024 m. gegužės 28 d., patikrino Petras Pavardenis, advokatas, 2026 m. lapkričio 23 d. pagal šaltinius',
  ],
  [
    'without sources has no link to them',
    { checkedOn: '2026-11-22', signer: null },
    'Patikrinta 2026 m. lapkričio 22 d.',
  ],
  [
    'names its reviewer once there is one',
    { checkedOn: '2026-11-22', signer: { name: 'Vardenė Pavardenė', role: 'advokatė' } },
    'Patikrino Vardenė Pavardenė, advokatė, 2026 m. lapkričio 22 d.',
  ],
])('a text %s', (_, review, line) => {
  expect(textOf(renderToStaticMarkup(<TextReview {...review} />))).toBe(line)
})

test('a source tells its day only when that is not the day of the text, and always that it is secondary', () => {
  const [first, second, third] = renderToStaticMarkup(
    <TextSources sources={sources} checkedOn="2026-11-22" />,
  )
    .split('<li')
    .slice(1)
    .map(textOf)

  expect(first).toContain('58 straipsnis')
  expect(first).not.toContain('Tikrinta')
  expect(second).toMatch(/Tikrinta 2026 m\. lapkričio 20 d\.$/)
  expect(third).toMatch(/Tikrinta pagal antrinį šaltinį$/)
})

test('the changes of a text end with the day of its publication', () => {
  const changes = [{ date: '2026-11-22', text: 'Pridėti šaltiniai.' }]
  const entries = (list: typeof changes) =>
    renderToStaticMarkup(<ChangesOfText published="2025-03-18" changes={list} />)
      .split('<li')
      .slice(1)
      .map((entry) => textOf(entry.split('</li>')[0] ?? ''))

  expect(entries(changes)).toEqual([
    '2026 m. lapkričio 22 d. Pridėti šaltiniai.',
    '2025 m. kovo 18 d. Paskelbta.',
  ])
  expect(entries([])).toEqual(['2025 m. kovo 18 d. Paskelbta.'])
})

function textOf(html: string): string {
  return html
    .replace(/^[^<]*>/, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
}
