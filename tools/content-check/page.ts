import type { HtmlElement } from './html.ts'

/** A page of the running site, as every rule gets it. */
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
