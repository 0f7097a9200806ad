/** Sections of the customer's specification that say what the site shows, keeps and does. */
export const SECTIONS = [2, 3, 4, 5, 7, 8, 9] as const

/**
 * Numbers the sentences of the specification's Markdown within each section, as `2.1`, `2.2` and so on. A row of a
 * table is one sentence; headings, heads of tables and what only opens a list are none.
 */
export function numberedSentences(markdown: string): Map<string, string> {
  const sentences = new Map<string, string>()
  for (const section of SECTIONS) {
    textOf(markdown, section)
      .split('\n')
      .filter(isSaid)
      .flatMap(sentencesOf)
      .forEach((sentence, index) => {
        sentences.set(`${section}.${index + 1}`, sentence)
      })
  }
  return sentences
}

function textOf(markdown: string, section: number): string {
  return markdown.split(/^## /m).find((text) => text.startsWith(`${section}. `)) ?? ''
}

function isSaid(line: string, index: number, lines: readonly string[]): boolean {
  const isHead = lines[index + 1]?.startsWith('|---')
  return index > 0 && /\p{L}/u.test(line) && !/^#|:$/.test(line) && !isHead
}

function sentencesOf(line: string): string[] {
  return line.startsWith('|') ? [line] : line.split(/(?<=[\p{L})"][.])\s+(?=\p{Lu})/u)
}
