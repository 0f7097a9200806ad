/**
 * The system's time at the start of the process plus the time elapsed since: it does not jump when the clock is set.
 */
export function steadyNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
