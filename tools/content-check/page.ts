import type { HtmlElement } from './html.ts'

export interface Page {
  /** The path is decoded and has no query: `/blog/ebvpd`. */
  path: string
  root: HtmlElement
}

export interface Fault {
  message: string
  /** The text of the page at the fault finds its line in the source. */
  near?: string
}
