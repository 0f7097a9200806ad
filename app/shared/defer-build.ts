const QUIET_MS = 1_000

/** What the start of the server need not wait for: it is built soon after, or when it is first used. */
export function deferBuild<T extends object>(build: () => T): () => T {
  let built: T | undefined
  const get = () => {
    built ??= build()
    return built
  }
  setTimeout(get, QUIET_MS).unref()
  return get
}
