import { pages } from '#app/pages/pages.ts'

/** One page of each kind. */
export const PAGES = {
  home: pages.home.path,
  article: pages.article.examples[0],
  info: pages.suppliersInfo.path,
  figures: pages.figures.path,
  deadlines: pages.deadlines.examples[1],
  value: pages.estimatedValue.examples[1],
  template: pages.template.examples[0],
  glossary: pages.glossary.path,
  letter: pages.letter.examples[0],
  browser: pages.cpvBrowser.path,
  code: pages.cpvCode.examples[0],
} as const
