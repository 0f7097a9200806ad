import type { LetterAnswer } from './letter-service.server.ts'

/** Null when nothing was left out. */
export function letterMessage({ letter, invalidCodes, excluded }: LetterAnswer): string | null {
  const sentences = [
    ...(invalidCodes.length > 0
      ? [`Tokių BVPŽ kodų nėra, todėl juos praleidome: ${invalidCodes.join(', ')}.`]
      : []),
    ...(letter === null && excluded.length > 0 ? [onlyExclusionsText(excluded)] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : null
}

function onlyExclusionsText(excluded: readonly string[]): string {
  const words = excluded.map((word) => `„${word}“`).join(', ')
  return `Nurodėte tik tai, ko laiške nenorite: ${words}. Parašykite ir tai, ką parduodate ar darote.`
}
