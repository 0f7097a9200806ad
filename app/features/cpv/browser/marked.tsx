import type { Mark } from '../search/highlight.ts'

/** A text with its marked parts highlighted. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  if (marks.length === 0) return text
  const parts: React.ReactNode[] = []
  let from = 0
  for (const [start, end] of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className="rounded-[3px] bg-amber-line text-inherit">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return [...parts, text.slice(from)]
}
