const SIGNS_OF_USE = ['pointerover', 'focusin'] as const

/** At the first touch, key or movement of the mouse: a first visit does not pay for what may never be used. */
export function whenUsed(act: () => void): void {
  const begin = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, begin)
    act()
  }
  for (const sign of SIGNS_OF_USE) addEventListener(sign, begin)
}
