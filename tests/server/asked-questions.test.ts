import { expect, test } from 'vitest'
import { answers } from '#app/features/answers/answers.ts'
import { QUESTION_PARAM } from '#app/features/answers/answers-page.tsx'
import * as urls from '#app/ui/urls.ts'
import { fetchWithRetry } from '../support/fetch-with-retry.ts'
import { readRows } from '../support/fixtures/read-rows.ts'
import { sharedSite } from '../support/shared-site.ts'

const site = await sharedSite()

const ASKED = readRows('asked-questions.tsv').map(([question = '', slug = '']) => [question, slug] as const)

/** Lists the addresses of the answers that the page shows, the best first. */
async function answersTo(question: string): Promise<string[]> {
  const query = new URLSearchParams({ [QUESTION_PARAM]: question })
  const html = await (await fetchWithRetry(`${site.url}${urls.answers}?${query}`)).text()
  return [...html.matchAll(/<h2[^>]*><a href="(\/atsakymai\/[^"]+)"/g)].flatMap(([, href]) => href ?? [])
}

/** One after the other, as a visitor asks. */
async function countFirst(asked: readonly (readonly [question: string, slug: string])[]): Promise<number> {
  let count = 0
  for (const [question, slug] of asked) {
    const [first] = await answersTo(question)
    if (first === urls.answer(slug)) count++
  }
  return count
}

test.each(ASKED)('„%s“ finds the answer %s', async (question, slug) => {
  expect(await answersTo(question)).toContain(urls.answer(slug))
})

test('nine wordings of ten find their answer at the first place', async () => {
  expect(await countFirst(ASKED)).toBeGreaterThanOrEqual(0.9 * ASKED.length)
})

test('every question finds its own answer first', async () => {
  expect(await countFirst(answers.map(({ question, slug }) => [question, slug]))).toBe(answers.length)
})
