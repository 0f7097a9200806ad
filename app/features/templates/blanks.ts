export interface TextPart {
  text: string
  /** Whoever uses the template replaces it, with its square brackets. */
  isBlank: boolean
}

/** Cuts „Pirkimas „[pavadinimas]“, numeris [numeris].“ into parts. */
export function splitBlanks(text: string): TextPart[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isBlank: part.startsWith('[') }))
}
