/** No language needs more than 30 marks on one letter, the limit of Unicode's Stream-Safe Text Format (UAX #15). */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/** Gives Unicode NFC in linear time: ordering a long row of marks would take quadratic time. */
export function toNfc(text: string): string {
  return text.replace(SURPLUS_MARKS, '$1').normalize('NFC')
}
