/** `AB „Kauno energija“` → `ab-kauno-energija`; Lithuanian letters stay. */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
