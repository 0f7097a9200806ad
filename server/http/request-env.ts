import type { HttpBindings } from '@hono/node-server'

/** A request's address as caches and the router see it, and what was left out. */
export interface CacheableUrl {
  path: string
  /** As in `URL`: empty, or beginning with `?`. */
  search: string
  /** Parameters that the answer does not depend on, as they were written, without `?`. */
  ignoredQuery: string
}

/** What middleware finds out about a request once, for all that comes after it. */
export interface RequestEnv {
  /** Node's request and response; tests that ask without a port have none. */
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The pattern of its route, such as `/blog/:slug`: see `route-name.ts`. */
    route: string
    /** Its path with the parameters that the route reads: see `split-query.ts`. */
    address: CacheableUrl
    /** The networks that the request counts for, narrowest first: see `client-networks.ts`. */
    networks: readonly string[]
    /** Of a submission, once it has arrived: see `submission-body.ts`. */
    body?: Uint8Array<ArrayBuffer>
  }
}
