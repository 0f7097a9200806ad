const MAX_ANSWER_LENGTH = 1_000
const MAX_LENGTH = 200
const TAG = /<[^>]*>/g
const SEPARATORS = /[\s"{}[\]:,]+/
const WORD = /^([A-Z]?[a-z]{1,15})[.;!?]?$/

/**
 * The plain English words of an answer that are no part of what was sent, `…` for all else:
 * an answer may quote the visitor in any encoding, cut anywhere.
 */
export function plainWords(answer: string, sent: string): string {
  const known = [sent.normalize('NFD').replaceAll(/\p{M}/gu, ''), sent.replaceAll(/[^ -~]/g, '')]
    .join(' ')
    .toLowerCase()
  return answer
    .slice(0, MAX_ANSWER_LENGTH)
    .replaceAll(TAG, ' ')
    .split(SEPARATORS)
    .filter(Boolean)
    .map((text) => {
      const word = WORD.exec(text)?.[1]?.toLowerCase()
      return word === undefined || known.includes(word) ? '…' : text
    })
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
    .slice(0, MAX_LENGTH)
}
