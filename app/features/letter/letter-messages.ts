import type { LetterModel } from './letter-service.server.ts'

/** The message is null when nothing was left out. */
export function letterMessage({ letter, invalidCodes, excluded }: LetterModel): string | null {
  const sentences: string[] = []
  if (invalidCodes.length > 0)
    sentences.push(`Tokių BVPŽ kodų nėra, todėl juos praleidome: ${invalidCodes.join(', ')}.`)
  if (letter === null && excluded.length > 0) {
    const words = excluded.map((word) => `„${word}“`).join(', ')
    sentences.push(
      `Nurodėte tik tai, ko laiške nenorite: ${words}. Parašykite ir tai, ką parduodate ar darote.`,
    )
  }
  return sentences.join(' ') || null
}
