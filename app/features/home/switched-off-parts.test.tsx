import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { configureSite } from '#config/site.ts'
import { defaultFacts } from '../../../tests/support/default-facts.ts'
import { notEmpty } from '../../../tests/support/not-empty.ts'
import { HomePage } from './home-page.tsx'

const QUESTIONS = 'Dažni klausimai'
const COMPARISON = 'Kuo naujienlaiškis skiriasi nuo nemokamų būdų?'

afterEach(() => configureSite({ home: defaultFacts.home }))

function renderHomePage(): string {
  return renderToStaticMarkup(
    <HomePage question={null} letter={null} codes={null} formHref="#trial" inbox={null}>
      {null}
    </HomePage>,
  )
}

/** Anchors that lead nowhere, and lists, tables and paragraphs without a word. */
function findGaps(page: string): string[] {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const anchors = notEmpty([...page.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor))
  const lost = anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `#${anchor}`)
  return [...lost, ...(page.match(/<(h[1-6]|p|ul|ol|dl|table|tbody|section)\b[^>]*><\/\1>/g) ?? [])]
}

test('questions and comparison are there unless the operator switches them off', () => {
  expect(renderHomePage()).toContain(QUESTIONS)
  expect(renderHomePage()).toContain(COMPARISON)
})

test.each([
  [{ questions: false, comparison: true }, [COMPARISON]],
  [{ questions: true, comparison: false }, [QUESTIONS]],
  [{ questions: false, comparison: false }, []],
])('%o leaves a whole page', (home, expected) => {
  configureSite({ home })
  const page = renderHomePage()

  expect([COMPARISON, QUESTIONS].filter((heading) => page.includes(heading))).toEqual(expected)
  expect(findGaps(page)).toEqual([])
  expect(page.match(/<section/g)).toHaveLength(10)
})
