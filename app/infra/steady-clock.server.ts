/** This clock does not jump when the system's is set. */
export function steadyNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
