import type { BrowserView } from './browser-view.ts'

const PAGE_NAME = 'BVPŽ kodai'

export function viewTitle(view: BrowserView): string {
  if (view.kind === 'search') return `${view.query} – ${PAGE_NAME}`
  const open = view.path.at(-1)
  return open ? `${open.LT} (${open.code}) – ${PAGE_NAME}` : `${PAGE_NAME}: paieška ir klasifikatorius (CPV)`
}

export function withViewTitle(pageTitle: string, view: BrowserView): string {
  return viewTitle(view) + pageTitle.slice(pageTitle.lastIndexOf(' | '))
}
