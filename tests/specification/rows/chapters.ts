import type { SpecificationRow } from '../row.ts'
import { CALLS } from './calls.ts'
import { ERRORS } from './errors.ts'
import { STATES } from './states.ts'
import { VALIDATION } from './validation.ts'

/** Rows of the specification by section; each is one run in Chromium. */
export const CHAPTERS: Readonly<Record<string, readonly SpecificationRow[]>> = {
  '4 states and transitions': STATES,
  '5 validation': VALIDATION,
  '7 calls': CALLS,
  '8 errors': ERRORS,
}
