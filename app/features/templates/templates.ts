import type { Template } from './template.ts'

/** The order is that in which a supplier needs them. */
export const templates: readonly Template[] = Object.values(
  import.meta.glob<Template>('/content/templates/*.md', { eager: true, import: 'default' }),
).toSorted((one, other) => one.order - other.order)

export function findTemplate(slug: string): Template | null {
  return templates.find((template) => template.slug === slug) ?? null
}
