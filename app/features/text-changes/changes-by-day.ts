import type { TextHistory } from '#app/ui/content/source-fields.ts'

export interface ChangedText extends Pick<TextHistory, 'changes'> {
  title: string
  path: string
}

export function changesByDay(texts: readonly ChangedText[]) {
  const all = texts.flatMap(({ title, path, changes }) =>
    changes.map(({ date, text }) => ({ date, title, path, text })),
  )
  const days = Object.groupBy(all, ({ date }) => date)
  return Object.entries(days)
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([date, changes = []]) => [date, changes] as const)
}
