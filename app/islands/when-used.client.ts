const SIGNS_OF_USE = ['pointerover', 'focusin'] as const

/** When a finger, the mouse or the keyboard's focus comes to it: a visit that only reads does not pay for its script. */
export function whenUsed(element: Element, act: () => void): void {
  const begin = () => {
    for (const sign of SIGNS_OF_USE) element.removeEventListener(sign, begin)
    act()
  }
  for (const sign of SIGNS_OF_USE) element.addEventListener(sign, begin)
}
