import type { SpecificationRows } from '../row.ts'
import { CALLS } from './calls.ts'
import { CONSTANTS } from './constants.ts'
import { ENTITIES } from './entities.ts'
import { ERRORS } from './errors.ts'
import { HOME } from './home.ts'
import { ROUTES } from './routes.ts'
import { STATES } from './states.ts'
import { TOOLS } from './tools.ts'
import { VALIDATION } from './validation.ts'

/** Rows of the specification by section; each is one run in Chromium. */
export const CHAPTERS: Readonly<Record<string, SpecificationRows>> = {
  '2 routes and every page': ROUTES,
  '2 home page': HOME,
  '2 form and code browser': TOOLS,
  '3 entities': ENTITIES,
  '4 states and transitions': STATES,
  '5 validation': VALIDATION,
  '7 calls': CALLS,
  '8 errors': ERRORS,
  '9 constants': CONSTANTS,
}
