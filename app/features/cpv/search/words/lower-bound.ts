/** Returns the first position that is not before the target, found by binary search; `length` when all are before it. */
export function lowerBound(length: number, isBefore: (position: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
