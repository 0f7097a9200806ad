const DELAY_MS = 30_000

/** Builds at the first use or half a minute after the start of the server, when all who waited for it have their answers. */
export function buildLazily<T extends object>(build: () => T): () => T {
  let built: T | undefined
  const get = () => {
    built ??= build()
    return built
  }
  setTimeout(get, DELAY_MS).unref()
  return get
}
