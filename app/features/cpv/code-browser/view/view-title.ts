import type { CodeBrowserView } from './code-browser-view.ts'

const PAGE_NAME = 'BVPŽ kodai'

export function viewTitle(view: CodeBrowserView): string {
  if (view.kind === 'search') return `${view.query} – ${PAGE_NAME}`
  const last = view.path.at(-1)
  return last ? `${last.LT} (${last.code}) – ${PAGE_NAME}` : `${PAGE_NAME}: paieška ir klasifikatorius (CPV)`
}

export function withViewTitle(pageTitle: string, view: CodeBrowserView): string {
  return viewTitle(view) + pageTitle.slice(pageTitle.lastIndexOf(' | '))
}
