import * as v from 'valibot'
import * as urls from '#app/ui/urls.ts'
import { FIELD_ROWS, LEAD_FIELD_NAMES } from '../lead-fields.ts'
import type { LeadFormValues } from '../lead-schema.ts'
import { withTabStorage } from './sent-lead.ts'

export const DRAFT_KEY = 'leadDraft'

const MAX_AGE_MS = 60 * 60 * 1_000

const draftSchema = v.object({
  savedAt: v.number(),
  words: v.optional(v.string(), ''),
  wish: v.optional(v.string(), ''),
  fields: v.record(v.string(), v.array(v.string())),
})

type Draft = v.InferOutput<typeof draftSchema>

/** Codes come from the address; consent is given anew each time. */
const DRAFT_FIELDS = LEAD_FIELD_NAMES.filter(
  (name) => !['codes', 'consent'].includes(FIELD_ROWS[name].control),
)

type DraftField = (typeof DRAFT_FIELDS)[number]

export function saveDraft(form: HTMLFormElement, initial: LeadFormValues): void {
  const changed = DRAFT_FIELDS.filter((name) => isChanged(form, name, initial))
  if (changed.length === 0) {
    removeDraft()
    return
  }
  const fields = Object.fromEntries(changed.map((name) => [name, valuesIn(form, name)]))
  const draft: Draft = { savedAt: Date.now(), ...paramsFromLink(), fields }
  withTabStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(draft)))
}

/** Fields that the visitor has changed stay. New words from a letter replace the drafted industry, a new wish from a link the drafted wants. */
export function restoreDraft(form: HTMLFormElement, initial: LeadFormValues): void {
  const draft = readDraft()
  if (draft === null) return
  const { words, wish } = paramsFromLink()
  const replaced: Partial<Record<DraftField, boolean>> = {
    industry: words !== '' && words !== draft.words,
    wants: wish !== '' && wish !== draft.wish,
  }
  for (const name of DRAFT_FIELDS) {
    const values = draft.fields[name]
    if (values === undefined || replaced[name]) continue
    if (!isChanged(form, name, initial)) fill(form, name, values)
  }
}

export function removeDraft(): void {
  withTabStorage((storage) => storage.removeItem(DRAFT_KEY))
}

export function paramsFromLink() {
  const params = new URLSearchParams(window.location.search)
  return { words: params.get(urls.WORDS_PARAM) ?? '', wish: params.get(urls.WANT_PARAM) ?? '' }
}

function readDraft(): Draft | null {
  const text = withTabStorage((storage) => storage.getItem(DRAFT_KEY))
  if (text === null) return null
  const draft = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), text)
  const ageMs = draft.success ? Date.now() - draft.output.savedAt : Number.POSITIVE_INFINITY
  if (draft.success && ageMs >= 0 && ageMs < MAX_AGE_MS) return draft.output
  removeDraft()
  return null
}

function isChanged(form: HTMLFormElement, name: DraftField, initial: LeadFormValues): boolean {
  const before = [initial[name]].flat().filter((value) => value !== '')
  return valuesIn(form, name).join('\n') !== before.join('\n')
}

function valuesIn(form: HTMLFormElement, name: DraftField): string[] {
  return new FormData(form)
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' && value !== '' ? value : []))
}

function fill(form: HTMLFormElement, name: DraftField, values: readonly string[]): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
      control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
  }
}

/** As it was before anything was typed, ticked or filled in by a letter. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  for (const name of DRAFT_FIELDS) fill(form, name, [])
  removeDraft()
}
