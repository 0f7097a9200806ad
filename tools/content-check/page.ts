import type { HtmlElement } from './html.ts'

export interface Page {
  /** Decoded, without query: `/blog/ebvpd`. */
  path: string
  root: HtmlElement
}

export interface Fault {
  message: string
  /** Text of the page at the fault, to find its line in the source. */
  near?: string
}
