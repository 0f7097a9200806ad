/** Without letters and digits that look like each other. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const REFERENCE = new RegExp(`^[${REFERENCE_ALPHABET}]{4}-[${REFERENCE_ALPHABET}]{4}$`)

/** Whether the text is a lead's reference, such as `7K3M-9QXT`. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
