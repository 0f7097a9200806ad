import { compose } from './compose.ts'

/** `AB „Kauno energija“` → `ab-kauno-energija`; Lithuanian letters stay. */
export function slugOf(name: string): string {
  return compose(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
