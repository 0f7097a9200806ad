/** Resolves to false when the browser refuses; visitors then get the text to copy by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    window.prompt('Naršyklė neleido nukopijuoti. Nukopijuokite patys:', text)
    return false
  }
}
