import type { Template } from './template.ts'
import { cashFlow } from './texts/cash-flow.ts'
import { claim } from './texts/claim.ts'
import { documentList } from './texts/document-list.ts'
import { informationRequest } from './texts/information-request.ts'
import { jointActivity } from './texts/joint-activity.ts'
import { question } from './texts/question.ts'
import { requirementsTable } from './texts/requirements-table.ts'

/** In the order in which a supplier needs them. */
export const templates: readonly Template[] = [
  requirementsTable,
  question,
  documentList,
  jointActivity,
  cashFlow,
  informationRequest,
  claim,
]

export function findTemplate(slug: string): Template | null {
  return templates.find((template) => template.slug === slug) ?? null
}

/** The newest day on which one of them was published or compared with its sources. */
export function templatesChangedOn(): string {
  return templates.map(({ reviewed }) => reviewed).reduce((latest, day) => (day > latest ? day : latest))
}
