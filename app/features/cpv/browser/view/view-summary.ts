import { CODE_FORMS, counted } from '#app/shared/text/plural.ts'
import type { BrowserView } from './browser-view.ts'

const DIVISION_FORMS = ['skyrius', 'skyriai', 'skyrių'] as const

/** How many codes the view lists, in words. */
export function summaryOf(view: BrowserView): string {
  if (view.kind === 'search') {
    return view.total === 0 ? '' : `Pagal „${view.query}“ rasta: ${counted(view.total, CODE_FORMS)}`
  }
  const count = view.rows.length
  if (view.path.length === 0) return counted(count, DIVISION_FORMS)
  return count === 0 ? '' : `${counted(count, CODE_FORMS)} vienu lygiu žemiau`
}
