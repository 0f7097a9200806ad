import { test as base } from './test.ts'

/** Pages open relative to a site with real notices. */
export const test = base.extend({ baseURL: ({ realSite }, use) => use(realSite.url) })
