/**
 * Acts once something of the page is on the screen: what is fetched before that competes with what the visitor waits
 * for.
 */
export function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: 'paint', buffered: true })
}
