const EMAIL = /[^\s"'<>(){}[\],;:\\]+@[^\s"'<>(){}[\],;:\\]+/g
/** Long runs of digits as phones and codes are written; short ones are statuses, ports and sizes. */
const NUMBER = /\+?\d(?:[\s()-]{0,2}\d){6,}/g
const UNICODE_ESCAPE = /\\u([\da-f]{4})/gi
const SHORTEST_WORD = 3

/**
 * A foreign text made fit for the log: without e-mail addresses and long numbers, and without the `private`
 * texts, should the other side have quoted what it was given; their words count one by one. One line, without
 * characters that a database refuses.
 */
export function redact(text: string, privateTexts: readonly string[] = []): string {
  const readable = text.replace(UNICODE_ESCAPE, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
  const words = new Set(privateTexts.flatMap(wordsOf))
  return readable
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .replace(EMAIL, '[e-mail]')
    .replace(NUMBER, '[number]')
    .replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word.toLowerCase()) ? '[private]' : word))
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.toLowerCase())
}
