import { PURCHASE_FORMS } from '#app/domain/notices/recent-purchases.ts'
import { sourcesText } from '#app/domain/notices/source-texts.ts'
import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { site } from '#config/site.ts'
import { type Letter, listNotices } from '../letter.ts'
import { NOTICE_FORMS, volumeText } from '../real/real-texts.ts'

/** Anybody can type another's address. Whoever gave his under a letter was told of one question. */
export function notRequestedText(isOnlySample: boolean): string {
  return isOnlySample
    ? 'Jei šio laiško neprašėte, atsakykite mums\u00a0– adresą ištrinsime. Kitu atveju el.\u00a0paštu kartą paklausime, ar norite pasiūlymo; neskambinsime.'
    : 'Jei šio laiško neprašėte, nieko daryti nereikia\u00a0– be\u00a0naujo prašymo daugiau nerašysime.'
}

export const LETTER_SUBJECT = 'Jūsų prašytas rytinio laiško pavyzdys'
export const CHOOSE_CODES_SUBJECT = 'Rytinio laiško pavyzdys: pasirinkite savo kodus'
export const NO_EXAMPLE_SUBJECT = 'Rytinio laiško pavyzdys: jūsų sričiai jo dar neturime'

export const LETTER_TITLE = 'Jūsų rytinis laiškas'
export const CHOSEN_TITLE = 'Atrinkta pagal šiuos BVPŽ kodus'
export const CODES_OF_WORDS = 'Kodus parinkome pagal jūsų žodžius.'
export const CHANGE_CODES = 'Pakeiskite, jei netiko'
export const GREETING = 'Laba diena! Toks laiškas lauktų jūsų kas rytą.'
export const GET_LETTER = 'Gauti tokį kas\u00a0rytą'
export const OPEN_LETTER = 'Atverti laišką svetainėje'

export const whyThisMail = () =>
  `Gavote šį laišką, nes svetainėje „${typography(site.name)}“ nurodytas šis el.\u00a0pašto adresas ir paprašyta laiško pavyzdžio. Tai vienkartinis laiškas, jokios prenumeratos nepradėjome.`

export const QUESTIONS_TEXT = 'Turite klausimų? Atsakykite į šį laišką arba skambinkite'

export function factLines(letter: Letter): string[] {
  const { facts, day } = letter
  const volume = volumeText(letter)
  return facts === null ? [] : [...(volume === null ? [] : [volume]), `${sourcesText(facts.sources, day)}.`]
}

/** „6 pirkimai, artimiausias gruodžio 9 d. – Dažymo darbai“ is what lists of mails show first. */
export function previewText(letter: Letter, [first, ...others]: readonly { name: string }[]): string {
  const notices = listNotices(letter)
  if (notices.length === 0) return GREETING
  const tenders = notices.filter(({ kind }) => kind === 'tender')
  const [nearest] = tenders.flatMap(({ time }) => (time.type === 'deadline' ? time.day : [])).toSorted()
  const text = [
    letter.state === 'demo' ? 'Išgalvotas pavyzdys: ' : '',
    tenders.length > 0 ? counted(tenders.length, PURCHASE_FORMS) : counted(notices.length, NOTICE_FORMS),
    nearest === undefined ? '' : `, ${tenders.length === 1 ? 'terminas' : 'artimiausias'} `,
    nearest === undefined ? '' : formatDayOfMonth(Temporal.PlainDate.from(nearest)),
    first === undefined ? '' : `\u00a0– ${first.name}`,
    others.length > 0 ? ' ir\u00a0kt.' : '',
  ]
  return text.join('')
}
