import type { HtmlElement, Page } from '../html.ts'
import { visibleTexts } from '../visible-text.ts'

const WORDS = [
  'vien(?:a|ą|as|i|o|us|eri|erių|erius|eriems)',
  'du|dvi|dviej[ųu]|dviem|dveji|dvejų|dvejus|dvejiems',
  'trys|tris|trij[ųu]|trims|trimis|treji|trejų|trejus|trejiems',
  '(?:ketur|penk|šeš|septyn|aštuon|devyn)(?:i|ias|is|ių|iems|ioms|iais|iomis|eri|erių|erius|eriems)',
  'ketver(?:i|ių|ius|iems)',
  'dešimt(?:ies)?|(?:vienuo|dvy|try|keturio|penkio|šešio|septynio|aštuonio|devynio)lik(?:a|os|ai|ą)',
  '(?:dvi|tris|keturias|penkias|šešias|septynias|aštuonias|devynias)dešimt(?:ies)?(?: \\p{L}+)?',
  'šimt(?:as|ą|o|ai|us|ų)|tūkstan(?:tis|tį|čio)|pus(?:ė|ę|ės|antr\\p{L}+)',
].join('|')

const MONTHS =
  'sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio'

const COUNT = `(?:\\d[\\d ]*(?:[–,]\\d+)*|(?<!\\p{L})(?:${WORDS}))(?: ?\\(\\p{L}+\\))?`

const AMOUNT = new RegExp(
  `${COUNT} ?(?:(?:tūkst\\.|mln\\.|tūkstan\\p{L}+|milijon\\p{L}+) )?(?:Eur(?!\\p{L})|eur(?:as|ą|ai|us|o|ų|ams|ais)(?!\\p{L}))`,
  'giu',
)
const TIME_LIMIT = new RegExp(
  `(?<![\\d.,–])(?<!(?:${MONTHS}) )(?!(?:19|20)\\d\\d )(?:${COUNT}|\\d+-\\p{L}+) (?:darbo |k\\. |kalendorin\\p{L}+ |finansin\\p{L}+ )?(?:dien|d\\. ?d\\.|d\\.|mėnes|mėn\\.|met(?:ai|us|ų|ams|ais)(?!\\p{L}))\\p{L}*`,
  'giu',
)
const PERCENTAGE = new RegExp(`${COUNT} ?(?:proc\\.|procent\\p{L}*|%)`, 'giu')
const SHARE = /(?<![\d.,])0,\d+(?! ?(?:Eur|\d))/g
const MULTIPLE = /(?<!\p{L})(?:dvigub|trigub|keturgub|trečdal|ketvirtadal|penktadal|dešimtadal)\p{L}*/giu
const TIMES = new RegExp(`${COUNT} kart\\p{L}+ (?:didesn|mažesn|daugiau|mažiau|viršij)`, 'giu')
/** These are refused only in texts: other pages have notices with deadlines. */
const LAST_DAY = new RegExp(
  `(?<!\\p{L})(?:iki|vėliau kaip) (?:(?:\\d{4} m\\. )?(?:${MONTHS}) \\d+(?: d\\.| dien|-)|\\d{4}-\\d\\d-\\d\\d)`,
  'giu',
)

const PHONE = /\+\d[\d ]+/g

const KINDS = [AMOUNT, TIME_LIMIT, PERCENTAGE, SHARE, MULTIPLE, TIMES]

const EXPLAINED = ['data-example', 'data-figure', 'data-not-figure']

/** Numbers come from the figures table (`<Figure>`), stand in an example or are marked by `<NotFigure why="…">`. */
export function checkNumbers({ root }: Page, isText = false): string[] {
  return visibleTexts(root, isExplained).flatMap((text) => typedNumbers(text, isText))
}

export function typedNumbers(shown: string, isText: boolean): string[] {
  const kinds = isText ? [...KINDS, LAST_DAY] : KINDS
  const text = shown.replaceAll('\u00a0', ' ').replace(PHONE, '')
  return kinds
    .flatMap((kind) => [...text.matchAll(kind)])
    .map(([number]) => `„${number.trim()}“ is typed: use <Figure>, <Example> or <NotFigure why="…">`)
}

function isExplained({ attributes }: HtmlElement): boolean {
  return EXPLAINED.some((name) => name in attributes)
}
