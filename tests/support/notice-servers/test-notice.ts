/** Independent of the formats of the sources. */
export interface TestNotice {
  /** Its publication number at TED, and its id in CVP IS. */
  tedNumber: string
  cvpisId: number
  form: 'competition' | 'result' | 'planning'
  title: string
  /** The official name of its main code, as TED writes it before titles. */
  subject: string
  buyer: string
  buyerCode: string
  /** Eight digits each, the main one first. */
  codes: readonly string[]
  /** ISO dates. */
  publishedOn: string
  deadlineOn: string | null
  value: number | null
  winner: string | null
  concludedOn: string | null
}
