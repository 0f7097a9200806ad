import { site } from '#config/site.ts'

/** The facts of the code as they were before any test; test files of one worker share the module `site`. */
export const defaultFacts = structuredClone(site)
