const SIGNS_OF_USE = ['pointerover', 'focusin'] as const

/** A visit that only reads does not pay for the script: it comes with a finger, the mouse or the keyboard's focus. */
export function whenUsed(element: Element, act: () => void): void {
  const begin = () => {
    for (const sign of SIGNS_OF_USE) element.removeEventListener(sign, begin)
    act()
  }
  for (const sign of SIGNS_OF_USE) element.addEventListener(sign, begin)
  // A field with a fault has the focus before any script comes.
  if (element.contains(document.activeElement)) begin()
}
