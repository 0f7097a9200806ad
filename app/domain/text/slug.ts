import { fold } from './words.ts'

/** Makes a part of an address or the id of a heading: `AB „Šiaulių energija“` becomes `ab-siauliu-energija`. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
