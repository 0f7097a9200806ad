import type { SpecificationRow } from '../row.ts'

/** Rows of the specification by section; each is one run in Chromium. */
export const CHAPTERS: Readonly<Record<string, readonly SpecificationRow[]>> = {}
