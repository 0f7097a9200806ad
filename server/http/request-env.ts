import type { HttpBindings } from '@hono/node-server'

export interface CacheableUrl {
  path: string
  /** As in `URL`: empty, or beginning with `?`. */
  search: string
  /** As written, without `?`; the answer does not depend on it. */
  ignoredQuery: string
}

export interface RequestEnv {
  /** Missing in tests that ask without a port. */
  Bindings: Partial<HttpBindings>
  Variables: {
    /** Such as `/blog/:slug`. */
    route: string
    address: CacheableUrl
    /** Narrowest first. */
    networks: readonly string[]
    /** Of a submission, once it has arrived. */
    body?: Uint8Array<ArrayBuffer>
  }
}
