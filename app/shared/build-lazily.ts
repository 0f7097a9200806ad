const DELAY_MS = 1_000

/** Builds at the first use or soon after the start of the server, which need not wait for it. */
export function buildLazily<T extends object>(build: () => T): () => T {
  let built: T | undefined
  const get = () => {
    built ??= build()
    return built
  }
  setTimeout(get, DELAY_MS).unref()
  return get
}
