const MAX_NAMES = 3
const MAX_LENGTH = 300

export function proposeIndustry(codes: readonly string[], names: Readonly<Record<string, string>>): string {
  const words = codes.flatMap((code) => names[code] || [])
  const shown = words.slice(0, MAX_NAMES)
  while (shown.join(', ').length > MAX_LENGTH - ' ir\u00a0kt.'.length) shown.pop()
  const text = shown.join(', ')
  return text !== '' && shown.length < words.length ? `${text} ir\u00a0kt.` : text
}
