/** Acts once the page has been drawn: what is fetched before that competes with what the visitor waits for. */
export function whenDrawn(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
