/** Returns the plain words of a reply that are no part of what was sent: it may quote the visitor encoded, cut anywhere. */
export function plainWords(reply: string, sent: string): string {
  const letters = sent.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const known = `${letters} ${sent.replaceAll(/[^ -~]/g, '')}`.toLowerCase()
  const beginning = reply.slice(0, 1_000)
  const texts = beginning.split(/(?:<[^>]*>|[\s"{}[\]:,])+/).filter(Boolean)
  const words = texts.map((text) => {
    const word = /^([A-Z]?[a-z]{1,15})[.;!?]?$/.exec(text)?.[1]?.toLowerCase()
    return word === undefined || known.includes(word) ? '…' : text
  })
  return words
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
    .slice(0, 200)
}
