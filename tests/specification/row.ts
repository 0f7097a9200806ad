import type { BrowserContextOptions, Page } from '@playwright/test'
import type { SpecifiedSite } from './specified-site.ts'

/** What a row is seen with: the running site and pages of Chromium. */
export interface Observer {
  site: SpecifiedSite
  /** Gives the page at an address, as it came; the checks that only look at it share it. */
  look: (path: string) => Promise<Page>
  /** Opens a page of another visitor, who has stored nothing. */
  visit: (options?: BrowserContextOptions) => Promise<Page>
}

/** Looks at the site and throws when it is not as the row says. */
export type Check = (observer: Observer) => Promise<void>

/** A sentence of the customer's specification, said in our words. */
export interface SpecificationRow {
  says: string
  /** The row of `docs/deviations.md`, by its first cell, that departs from the sentence; the checks then see the departure. */
  departs?: string | readonly string[]
  /** Empty only where the specification says that something is not shown. */
  seen: readonly Check[]
}

/** By section and number of the sentence, as `sentences.ts` counts them. */
export type SpecificationRows = Readonly<Record<`${number}.${number}`, SpecificationRow>>
