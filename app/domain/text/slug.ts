import { fold } from './words.ts'

/** Turns `AB „Kauno energija“` into `ab-kauno-energija`, and „Šiaulių vandenys“ into `siauliu-vandenys`. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
