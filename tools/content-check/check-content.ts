import * as urls from '#app/ui/urls.ts'
import { type ContentFile, findLine, readContentFiles } from './content-files.ts'
import { crawl } from './crawl.ts'
import { findAll, type HtmlElement, hasClass } from './html.ts'
import type { Fault, Page } from './page.ts'
import { checkCitations } from './rules/citations.ts'
import { checkCpvNames, readCpvNames } from './rules/cpv-names.ts'
import { unknownFigures } from './rules/figure-ids.ts'
import { checkNumbers } from './rules/numbers.ts'
import { checkPhrases, readRefusedPhrases } from './rules/phrases.ts'
import { checkReadTime } from './rules/read-time.ts'
import { checkSpelling, loadSpeller } from './rules/spelling.ts'
import { checkTypesetting } from './rules/typesetting.ts'
import { unseenNumbers } from './rules/unseen-numbers.ts'

export async function checkContent(origin: string) {
  const { pages, broken } = await crawl(origin)
  const files = readContentFiles()
  const rules = await createRules(files)
  const reached = new Set(pages.map(({ path }) => path))
  return {
    pageCount: pages.length,
    /** It is `content/articles/ebvpd.mdx:12: what is wrong`, or the path of a page that has no content file. */
    problems: [
      ...[...files.values()].flatMap(unknownFigures),
      ...unseenNumbers(files.values()),
      ...[...files]
        .filter(([path]) => !reached.has(path))
        .map(([path, { file }]) => `${file}:1: no link leads to ${path}`),
      ...broken.map(({ path, href, reason }) =>
        describe(files.get(path), path, { message: `the link ${href} ${reason}`, near: href }),
      ),
      ...pages.flatMap((page) =>
        rules(page).map((fault) => describe(files.get(page.path), page.path, fault)),
      ),
    ],
  }
}

async function createRules(files: ReadonlyMap<string, ContentFile>): Promise<(page: Page) => Fault[]> {
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
      ...(isArticle(page) ? checkReadTime(page) : []),
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

function isArticle({ path }: Page): boolean {
  return path.startsWith(urls.article(''))
}

function describe(contentFile: ContentFile | undefined, path: string, { message, near }: Fault): string {
  return contentFile
    ? `${contentFile.file}:${near ? findLine(contentFile, near) : 1}: ${message}`
    : `${path}: ${message}`
}
