/** Rejects as soon as the signal is aborted, whatever the promise does. */
export async function untilAborted<T>(signal: AbortSignal, start: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([start(), aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
