import { formatDateWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { site } from '#config/site.ts'
import type { Letter, LetterSection } from '../letter.ts'
import { footText, warningOf } from '../notice-texts.ts'
import { NO_NOTICES, restText } from '../real/real-texts.ts'
import { codeLines, type MailedLetter } from './letter-mail.tsx'
import * as texts from './mail-texts.ts'
import { noticeLines, timeLine } from './notice-lines.ts'

export function letterText(mailed: MailedLetter): string {
  const { letter, codes, areCodesOfWords, isOnlySample, letterUrl, formUrl } = mailed
  const warning = warningOf(letter)
  const sections = letter.sections.flatMap((section) => sectionBlocks(section, letter))
  const blocks = [
    ...(warning === null ? [] : [warning]),
    [upperCase(texts.LETTER_TITLE), formatDateWithWeekday(letter.day), ...texts.factLines(letter)].join('\n'),
    texts.GREETING,
    `${texts.GET_LETTER}:\n${formUrl}`,
    [`${texts.CHOSEN_TITLE}:`, ...codeLines(mailed).map((text) => `- ${text}`)].join('\n'),
    ...(areCodesOfWords ? [`${texts.CODES_OF_WORDS} ${texts.CHANGE_CODES}:\n${letterUrl}`] : []),
    ...(sections.length > 0 ? sections : [NO_NOTICES]),
    footText(letter),
    `${texts.GET_LETTER}:\n${formUrl}`,
    `${texts.OPEN_LETTER}:\n${letterUrl}`,
  ]
  return mailText({ preview: texts.previewText(letter, codes), isOnlySample, blocks })
}

interface MailTextInput {
  preview: string
  isOnlySample: boolean
  blocks: readonly string[]
}

export function mailText({ preview, isOnlySample, blocks }: MailTextInput): string {
  const foot = [
    `${texts.QUESTIONS_TEXT} ${site.phone}.`,
    texts.whyThisMail(),
    texts.notRequestedText(isOnlySample),
    `${site.company}, ${site.address}`,
  ]
  return `${[preview, typography(site.name), ...blocks, '—'.repeat(20), ...foot].join('\n\n')}\n`
}

function sectionBlocks(section: LetterSection, letter: Letter): string[] {
  const { title, notices, rest } = section
  const blocks = notices.map((notice) => {
    const { title: name, url, details, remark } = noticeLines(notice, letter)
    const detailLines = details.map((parts) => parts.filter(Boolean).join('. '))
    return [name, timeLine(notice, letter), ...detailLines, remark, url].filter(Boolean).join('\n')
  })
  const more = rest > 0 && letter.state !== 'demo' ? [restText(section)] : []
  return [upperCase(title), ...blocks, ...more]
}

export function upperCase(text: string): string {
  return text.toLocaleUpperCase('lt')
}
