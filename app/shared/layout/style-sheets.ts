import { isObject } from '#app/shared/json/guards.ts'

const KINDS = ['texts', 'tools', 'codes', 'others'] as const

/** Each kind of page has a style sheet of its own, `app/styles/<kind>.css`: one file with the looks of its features. */
export type PageKind = (typeof KINDS)[number]

/** The `handle` of a route whose page is of this kind. */
export function styledAs(kind: PageKind) {
  return { styledAs: kind } as const
}

/** The kind of a page by the handles of its routes. */
export function pageKind(handles: readonly unknown[]): PageKind {
  const named = handles.map((handle) => isObject(handle) && 'styledAs' in handle && handle.styledAs)
  return KINDS.find((kind) => named.includes(kind)) ?? 'others'
}
