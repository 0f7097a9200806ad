const DELAY_MS = 30_000
const PAUSE_MS = 1_000

let planned = 0

/** Builds at the first use or half a minute after the start of the server, one a second, so that requests come between. */
export function buildLazily<T extends object>(build: () => T): () => T {
  let built: T | undefined
  const get = () => {
    built ??= build()
    return built
  }
  setTimeout(get, DELAY_MS + PAUSE_MS * planned++).unref()
  return get
}
