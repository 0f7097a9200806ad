/** Marks on one letter that are kept: Unicode's Stream-Safe Text Format, UAX #15. No language needs so many. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu

/** NFC, in time that grows with the length only: ordering marks takes the square of how many stand in a row. */
export function toNfc(text: string): string {
  return text.replace(SURPLUS_MARKS, '$1').normalize('NFC')
}
