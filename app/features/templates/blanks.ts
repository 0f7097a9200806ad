export interface TextPart {
  text: string
  /** In square brackets, to be replaced by whoever uses the template. */
  isBlank: boolean
}

/** „Pirkimas „[pavadinimas]“, numeris [numeris].“ in parts. */
export function splitBlanks(text: string): TextPart[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isBlank: part.startsWith('[') }))
}
