/** Attractive to robots; hidden from people by `honeypot.tsx`. */
export const HONEYPOT_FIELD = 'website'
export const STAMP_FIELD = 'form_stamp'

const LONGEST_STAMP = 200

/** What comes with a form beside the visitor's own words. */
export interface SubmissionSigns {
  stamp: string | null
  isTrapped: boolean
}

export function readSubmissionSigns(form: FormData): SubmissionSigns {
  return {
    stamp: readText(form, STAMP_FIELD, LONGEST_STAMP),
    isTrapped: form.getAll(HONEYPOT_FIELD).some((value) => value !== ''),
  }
}

function readText(form: FormData, name: string, longest: number): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null
}
