import { toNfc } from './to-nfc.ts'

/** Turns `AB „Kauno energija“` into `ab-kauno-energija`; Lithuanian letters stay. */
export function slugOf(name: string): string {
  return toNfc(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
