/** More than 30 marks on one letter, as in Unicode's Stream-Safe Text Format (UAX #15): no language needs so many. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/** Unicode NFC in linear time: ordering a long row of marks would take quadratic time. */
export function toNfc(text: string): string {
  return text.replace(SURPLUS_MARKS, '$1').normalize('NFC')
}
