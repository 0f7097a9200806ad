/** Storage may be blocked or full: the form works without it. */
export function withTabStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}
