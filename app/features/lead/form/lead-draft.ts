import * as urls from '#app/ui/urls.ts'
import { FIELD_ROWS, LEAD_FIELD_NAMES } from '../lead-fields.ts'
import type { LeadFormValues } from '../lead-schema.ts'
import { tabMemory } from './tab-memory.ts'

const NO_FIELDS: Readonly<Record<string, readonly string[]>> = {}

export const leadDraft = tabMemory('leadDraft', { at: 0, words: '', wish: '', fields: NO_FIELDS })

/** Codes come from the address; consent is given anew each time. */
const DRAFT_FIELDS = LEAD_FIELD_NAMES.filter(
  (name) => !['codes', 'consent'].includes(FIELD_ROWS[name].control),
)

type DraftField = (typeof DRAFT_FIELDS)[number]

export function saveDraft(form: HTMLFormElement, initial: LeadFormValues): void {
  const changed = DRAFT_FIELDS.filter((name) => isChanged(form, name, initial))
  const fields = Object.fromEntries(changed.map((name) => [name, valuesIn(form, name)]))
  if (changed.length > 0) leadDraft.remember({ ...paramsFromLink(), fields })
  else leadDraft.forget()
}

/** Fields that the visitor has changed stay. New words from a letter replace the drafted industry, a new wish from a link the drafted wants. */
export function restoreDraft(form: HTMLFormElement, initial: LeadFormValues): void {
  const draft = leadDraft.recall()
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

export function paramsFromLink() {
  const params = new URLSearchParams(window.location.search)
  return { words: params.get(urls.WORDS_PARAM) ?? '', wish: params.get(urls.WANT_PARAM) ?? '' }
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
  leadDraft.forget()
}
