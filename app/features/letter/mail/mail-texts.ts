import { sourcesText } from '#app/domain/notices/source-texts.ts'
import { typography } from '#app/domain/text/typography.ts'
import { site } from '#config/site.ts'
import type { Letter } from '../letter.ts'
import { volumeText } from '../real/real-texts.ts'

/** Anybody can type another's address into the form, so this comes first, after the name of the firm. */
export const NOT_REQUESTED_TEXT =
  'Jei šio laiško neprašėte, nieko daryti nereikia\u00a0– be\u00a0naujo prašymo daugiau nerašysime.'

export const LETTER_SUBJECT = 'Jūsų prašytas rytinio laiško pavyzdys'
export const CHOOSE_CODES_SUBJECT = 'Rytinio laiško pavyzdys: pasirinkite savo kodus'
export const NO_EXAMPLE_SUBJECT = 'Rytinio laiško pavyzdys: jūsų sričiai jo dar neturime'

export const LETTER_TITLE = 'Jūsų rytinis laiškas'
export const CHOSEN_TITLE = 'Atrinkta pagal šiuos BVPŽ kodus'
export const GREETING = 'Laba diena! Toks laiškas lauktų jūsų kas rytą.'
export const GET_LETTER = 'Gauti tokį kas\u00a0rytą'
export const OPEN_LETTER = 'Atverti laišką svetainėje'

export const whyThisMail = () =>
  `Gavote šį laišką, nes svetainės „${typography(site.name)}“ užklausos formoje nurodytas šis el.\u00a0pašto adresas ir paprašyta laiško pavyzdžio. Tai vienkartinis laiškas, jokios prenumeratos nepradėjome.`

export const QUESTIONS_TEXT = 'Turite klausimų? Atsakykite į šį laišką arba skambinkite'

export function factLines(letter: Letter): string[] {
  const { facts, day } = letter
  const volume = volumeText(letter)
  return facts === null ? [] : [...(volume === null ? [] : [volume]), `${sourcesText(facts.sources, day)}.`]
}
