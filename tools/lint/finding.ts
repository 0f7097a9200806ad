export interface Finding {
  /** Counted from 1. */
  line: number
  message: string
}
