/** Repeats clicks on the same buttons once the script is there; React hydrates at once when one reaches it. */
export function recordClicks(container: HTMLElement): () => void {
  const pressed: HTMLElement[] = []
  const record = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    if (button) pressed.push(button)
  }
  container.addEventListener('click', record)
  return () => {
    container.removeEventListener('click', record)
    for (const button of pressed) button.click()
  }
}
