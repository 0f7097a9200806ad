/**
 * The time as the system's clock had it when the process started, going on evenly: it does not jump when the clock
 * is set.
 */
export function steadyNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
