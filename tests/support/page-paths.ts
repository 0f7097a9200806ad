import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { pageRows } from '#app/pages/endpoints.ts'
import type { PageRow } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { notEmpty } from './not-empty.ts'

export const articlePaths = notEmpty(globSync('content/articles/*.mdx')).map(
  (file) => `${pages.articles.path}/${basename(file, '.mdx')}`,
)

/** All indexed pages, with articles and templates, without codes. */
export const indexedPaths = [
  ...pageRows.flatMap(({ path, isIndexed, styles }) =>
    isIndexed && /texts|tools/.test(styles) && !path.includes(':') ? path : [],
  ),
  ...articlePaths,
  ...pages.template.examples,
]

export function examplesOf(styles: PageRow['styles']): string[] {
  return notEmpty(pageRows.flatMap((page) => (page.styles === styles ? page.examples : [])))
}
