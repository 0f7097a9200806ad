import * as urls from '#app/ui/urls.ts'
import { readContentFiles } from './content-files.ts'
import { crawl } from './crawl.ts'
import { findAll, type HtmlElement, hasClass, type Page } from './html.ts'
import { checkCitations } from './rules/citations.ts'
import { checkCpvNames, readCpvNames } from './rules/cpv-names.ts'
import { checkNumbers } from './rules/numbers.ts'
import { checkPhrases, readRefusedPhrases } from './rules/phrases.ts'
import { checkSpelling, loadSpeller } from './rules/spelling.ts'
import { checkTypesetting } from './rules/typesetting.ts'

export async function checkContent(origin: string) {
  const { pages, broken } = await crawl(origin)
  const files = readContentFiles()
  const rules = await createRules(files)
  const reached = new Set(pages.map(({ path }) => path))
  return {
    pageCount: pages.length,
    /** It is `content/articles/ebvpd.mdx: what is wrong`, or the path of a page that has no content file. */
    problems: [
      ...[...files].flatMap(([path, file]) => (reached.has(path) ? [] : `${file}: no link leads to ${path}`)),
      ...broken.map(({ path, href, reason }) => `${files.get(path) ?? path}: the link ${href} ${reason}`),
      ...pages.flatMap((page) =>
        rules(page).map((fault) => `${files.get(page.path) ?? page.path}: ${fault}`),
      ),
    ],
  }
}

async function createRules(files: ReadonlyMap<string, string>): Promise<(page: Page) => string[]> {
  const speller = await loadSpeller()
  const cpvNames = readCpvNames()
  const phrases = readRefusedPhrases()
  return (page) => {
    if (hasOnlyOfficialNames(page)) return []
    const text = { ...page, root: ownText(page) }
    const isText = files.has(page.path)
    return [
      ...checkTypesetting(text),
      ...checkSpelling(text, speller),
      ...checkCpvNames(text, cpvNames),
      ...(isText ? checkCitations(page) : []),
      ...checkNumbers(text, isText),
      ...checkPhrases(text, phrases),
    ]
  }
}

/** Header and footer are checked on the home page only, names of the vocabulary nowhere. */
function ownText({ path, root }: Page): HtmlElement {
  const isOwn: (element: HtmlElement) => boolean =
    path === urls.cpvBrowser
      ? (element) => hasClass(element, 'prose') || hasClass(element, 'questions')
      : ({ tag }) => tag === (path === urls.home ? 'body' : 'main')
  return { tag: '#root', attributes: {}, children: findAll(root, isOwn) }
}

/** Pages of codes and organisations have official names as texts. */
function hasOnlyOfficialNames({ path }: Page): boolean {
  return /^\/(bvpz-kodai|pirkejas)\//.test(path)
}
