/** What middleware finds out about a request once, for all that comes after it. */
export interface RequestEnv {
  Variables: {
    /** The pattern of its route, such as `/blog/:slug`: see `route-name.ts`. */
    route: string
    /** Whom to count the request for, narrowest first: see `client-networks.ts`. */
    networks: readonly string[]
    /** Of a submission, once it has arrived: see `submission-body.ts`. */
    body?: ArrayBuffer
  }
}
