/** Makes the id of a heading: „Kas yra BVPŽ?“ becomes `kas-yra-bvpz`. */
export function anchorOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
