import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pageRows } from '#app/pages/endpoints.ts'
import type { PageRow } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { notEmpty } from './not-empty.ts'

export const articlePaths = notEmpty(globSync('content/articles/*.mdx')).map(
  (file) => `${pages.articles.path}/${basename(file, '.mdx')}`,
)

export const answerPaths = notEmpty(globSync('content/answers/*.json')).flatMap((file) =>
  readAnswers(file).map(({ slug }) => `${pages.answers.path}/${slug}`),
)

/** All indexed pages, with articles, templates and answers, without codes. */
export const indexedPaths = [
  ...pageRows.flatMap(({ path, isIndexed, styles }) =>
    isIndexed && /texts|tools/.test(styles) && !path.includes(':') ? path : [],
  ),
  ...articlePaths,
  ...pages.template.examples,
  ...answerPaths,
]

export function examplesOf(styles: PageRow['styles']): string[] {
  return notEmpty(pageRows.flatMap((page) => (page.styles === styles ? page.examples : [])))
}

function readAnswers(file: string): { slug: string }[] {
  return JSON.parse(readFileSync(file, 'utf8')).questions
}
