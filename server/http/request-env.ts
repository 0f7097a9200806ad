import type { HttpBindings } from '@hono/node-server'

export interface CacheableUrl {
  path: string
  search: string
  /** The query is as written, without `?`; the response does not depend on it. */
  ignoredQuery: string
}

export interface RequestEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    route: string
    url: CacheableUrl
    networks: readonly string[]
    /** It is what was charged in advance for work of this thread, less what is not measured. */
    refundMs: number
    body?: Uint8Array<ArrayBuffer>
  }
}
