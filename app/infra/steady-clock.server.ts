/** Does not jump when the system's clock is set. */
export function steadyNow(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
