/**
 * Buttons pressed before their script has come are pressed again when it has. They are the same elements:
 * hydration adopts the server's markup. That it has only been scheduled by then does no harm, for React finishes
 * it at once when a click reaches a root that is not hydrated yet, and then deals with the click.
 */
export function recordClicks(place: HTMLElement): () => void {
  const pressed: HTMLElement[] = []
  const record = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    if (button) pressed.push(button)
  }
  place.addEventListener('click', record)
  return () => {
    place.removeEventListener('click', record)
    for (const button of pressed) button.click()
  }
}
