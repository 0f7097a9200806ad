const SIGNS_OF_USE = ['pointerover', 'focusin', 'keydown'] as const

/** A visit that only reads does not pay for the script: it comes with a finger, the mouse, the keyboard's focus, or a key in a field that had it before. */
export function whenUsed(element: Element, act: () => void): void {
  const begin = () => {
    for (const sign of SIGNS_OF_USE) element.removeEventListener(sign, begin)
    act()
  }
  for (const sign of SIGNS_OF_USE) element.addEventListener(sign, begin)
}
