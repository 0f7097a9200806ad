/** Characters that look alike are left out. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`)

/** A reference looks like `7K3M-9QXT`. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
