/** Attractive to robots; hidden from people by `honeypot.tsx`. */
export const HONEYPOT_FIELD = 'website'
export const STAMP_FIELD = 'form_stamp'
const KEY_FIELD = 'submission_key'

const LONGEST_KEY = 100
const LONGEST_STAMP = 200

/** What comes with a form beside the visitor's own words. */
export interface SubmissionSigns {
  /** Made by the browser once a page: the same form sent again is the same request. */
  browserKey: string | null
  stamp: string | null
  isTrapped: boolean
}

export function readSubmissionSigns(form: FormData): SubmissionSigns {
  return {
    browserKey: readText(form, KEY_FIELD, LONGEST_KEY),
    stamp: readText(form, STAMP_FIELD, LONGEST_STAMP),
    isTrapped: form.getAll(HONEYPOT_FIELD).some((value) => value !== ''),
  }
}

function readText(form: FormData, name: string, longest: number): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null
}
