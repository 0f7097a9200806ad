import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'

/** What a link to the form takes along. */
export interface FormCall {
  codes?: readonly CpvCode[] | undefined
  /** With words, even with none, the codes are a letter's: the form has no others. Without, it adds those that the visitor has chosen. */
  words?: readonly string[] | undefined
  /** The wishes that the link's own words name. */
  wants?: readonly ('offer' | 'sample' | 'consultation')[]
}

/** What the thank-you page is told of what was sent. */
export interface SentForm {
  reference: string
  call: FormCall
  /** Whoever came for one purchase, and a buyer, need no codes. */
  from: 'pirkimas' | 'pirkejai' | null
  sample: {
    /** A person looks at it before it is mailed. */
    isHeld: boolean
    /** Nothing but the sample was asked for, by the one field under a letter. */
    isOnlySample: boolean
  } | null
}
