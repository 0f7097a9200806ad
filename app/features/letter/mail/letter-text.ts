import { formatDateWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { site } from '#config/site.ts'
import type { Letter, LetterSection } from '../letter.ts'
import { CHECKED_BY_PEOPLE, warningOf } from '../notice-texts.ts'
import { NO_NOTICES, restText } from '../real/real-texts.ts'
import { codeLines, type MailedLetter } from './letter-mail.tsx'
import * as texts from './mail-texts.ts'
import { noticeLines, timeLine } from './notice-lines.ts'

export function letterText(mailed: MailedLetter): string {
  const { letter, letterUrl, formUrl } = mailed
  const warning = warningOf(letter)
  const sections = letter.sections.flatMap((section) => sectionBlocks(section, letter))
  return mailText([
    ...(warning === null ? [] : [warning]),
    [upperCase(texts.LETTER_TITLE), formatDateWithWeekday(letter.day), ...texts.factLines(letter)].join('\n'),
    texts.GREETING,
    [`${texts.CHOSEN_TITLE}:`, ...codeLines(mailed).map((text) => `- ${text}`)].join('\n'),
    ...(sections.length > 0 ? sections : [NO_NOTICES]),
    CHECKED_BY_PEOPLE,
    `${texts.GET_LETTER}:\n${formUrl}`,
    `${texts.OPEN_LETTER}:\n${letterUrl}`,
    ...(letter.state === 'demo' && warning !== null ? [warning] : []),
  ])
}

export function mailText(blocks: readonly string[]): string {
  const foot = [
    `${texts.QUESTIONS_TEXT} ${site.phone}.`,
    texts.whyThisMail(),
    `${site.company}, ${site.address}`,
  ]
  return `${[typography(site.name), texts.NOT_REQUESTED_TEXT, ...blocks, '—'.repeat(20), ...foot].join('\n\n')}\n`
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
