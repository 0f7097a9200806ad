const WORDS_PER_MINUTE = 180

export function readTimeOf(words: number): number {
  return Math.ceil(words / WORDS_PER_MINUTE)
}

/** Gives the fewest words for which `readTimeOf` gives these minutes. */
export function fewestWordsOf(minutes: number): number {
  return (minutes - 1) * WORDS_PER_MINUTE + 1
}

export function formatReadTime(minutes: number): string {
  return `${minutes}\u00a0min.`
}
