import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { kindLabel, valueText } from '#app/domain/notices/notice.ts'
import { formatDateWithWeekday } from '#app/domain/text/lithuanian-date.ts'
import { CODE_FORMS, counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import type { Letter, LetterNotice, LetterSection } from '../letter.ts'
import { footText, REMARK_LABEL, reasonText, timeTexts, warningOf } from '../notice-texts.ts'
import { NO_NOTICES, restText } from '../real/real-texts.ts'
import { Button, MailLink, Row, Table, Text, writeMail } from './mail-frame.tsx'
import { KIND_COLOURS, mailStyles } from './mail-styles.ts'
import * as texts from './mail-texts.ts'

interface MailedLetter {
  letter: Letter
  codes: readonly { code: CpvCode; name: string }[]
  /** The visitor gave words alone, and these are the codes that they mean. */
  areCodesOfWords: boolean
  isOnlySample: boolean
  letterUrl: string
  formUrl: string
}

const MAX_LISTED_CODES = 12

function codeLines({ codes }: Pick<MailedLetter, 'codes'>): string[] {
  const named = codes.slice(0, MAX_LISTED_CODES).map(({ code, name }) => `${code} ${name}`)
  const rest = codes.length - named.length
  return rest > 0 ? [...named, `ir dar ${counted(rest, CODE_FORMS)}`] : named
}

export function letterMail(mailed: MailedLetter) {
  const { letter, codes, isOnlySample, letterUrl, formUrl } = mailed
  return writeMail({
    subject: texts.LETTER_SUBJECT,
    preview: texts.previewText(letter, codes),
    isOnlySample,
    children: (
      <>
        <Warning letter={letter} />
        <Head mailed={mailed} />
        {letter.sections.map((section) => (
          <Section key={section.id} section={section} letter={letter} />
        ))}
        {letter.sections.length === 0 && <Row>{NO_NOTICES}</Row>}
        <Row>
          <Text>{footText(letter)}</Text>
          <br />
          <Button href={formUrl}>{texts.GET_LETTER}</Button>
          <Button href={letterUrl} isQuiet>
            {texts.OPEN_LETTER}
          </Button>
        </Row>
      </>
    ),
  })
}

function Warning({ letter }: { letter: Letter }) {
  const warning = warningOf(letter)
  return (
    warning && (
      <tr>
        <td className="label" style={mailStyles.warning}>
          {warning}
        </td>
      </tr>
    )
  )
}

function Head({ mailed }: { mailed: MailedLetter }) {
  const { letter, areCodesOfWords, letterUrl, formUrl } = mailed
  return (
    <Row>
      <Text tag="h1" variant="title">
        {texts.LETTER_TITLE}
      </Text>
      {[formatDateWithWeekday(letter.day), ...texts.factLines(letter)].map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text variant="text">{texts.GREETING}</Text>
      <Button href={formUrl}>{texts.GET_LETTER}</Button>
      {[`${texts.CHOSEN_TITLE}:`, ...codeLines(mailed)].map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {areCodesOfWords && (
        <Text>
          {texts.CODES_OF_WORDS} <MailLink href={letterUrl}>{texts.CHANGE_CODES}</MailLink>
        </Text>
      )}
    </Row>
  )
}

function Section({ section, letter }: { section: LetterSection; letter: Letter }) {
  const { title, notices, rest } = section
  return (
    <Row>
      <Text tag="h2" variant="section" tone="link line">
        {title}
      </Text>
      <Table>
        {notices.map((notice, i) => (
          <Notice key={notice.id} notice={notice} letter={letter} isLast={i === notices.length - 1} />
        ))}
      </Table>
      {rest > 0 && letter.state !== 'demo' && <Text>{restText(section)}</Text>}
    </Row>
  )
}

/** The title is read first and stands to the right: the table runs from right to left, its cells do not. */
function Notice({ notice, letter, isLast }: { notice: LetterNotice; letter: Letter; isLast: boolean }) {
  const { title, url, time, details, remark } = noticeLines(notice, letter)
  const { className, color, edge } = KIND_COLOURS[notice.kind]
  const fontSize = notice.time.type === 'deadline' ? '28px' : '19px'
  return (
    <tr>
      <td className="line" style={isLast ? mailStyles.lastNotice : mailStyles.notice}>
        <Table dir="rtl" className="notice">
          <tr>
            <td dir="ltr" style={mailStyles.noticeBody}>
              <Text tag="h3" variant="noticeTitle">
                {url === null ? title : <MailLink href={url}>{title}</MailLink>}
              </Text>
              {details.map(([strong, text]) => (
                <Text key={text}>
                  {strong && (
                    <b className="ink" style={mailStyles.strong}>
                      {strong}
                    </b>
                  )}
                  {strong && '\u2002'}
                  {text}
                </Text>
              ))}
              {remark && (
                <Text variant="remark" tone="ink line">
                  {remark}
                </Text>
              )}
            </td>
            <td
              dir="ltr"
              className="days"
              width={92}
              style={{ ...mailStyles.days, borderRight: `2px solid ${edge}` }}
            >
              <Text variant="large" tone={className} style={{ color, fontSize }}>
                {time.large}
              </Text>
              <Text variant="date">{time.small}</Text>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  )
}

function noticeLines(notice: LetterNotice, { state, day }: Letter) {
  const { title, url, buyer, winner, code, codeName, reason, remark } = notice
  const value = valueText(notice)
  const noValue = state === 'demo' ? 'Vertė nenurodyta' : null
  const details: [strong: string | null, text: string][] = [
    [null, buyer],
    ...(winner === null ? [] : [[null, `Laimėtojas\u00a0– ${winner}`] satisfies [null, string]]),
    [
      value === null ? noValue : `${value} be\u00a0PVM`,
      [kindLabel(notice), ...(notice.notes ?? [])].join('; '),
    ],
    [reason && reasonText(reason), code ? `${code} ${codeName}` : ''],
  ]
  return {
    title,
    url,
    time: timeTexts(notice, day),
    details,
    remark: remark === null ? null : `${REMARK_LABEL}: ${typography(remark)}`,
  }
}
