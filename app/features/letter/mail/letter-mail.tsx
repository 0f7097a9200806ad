import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { formatDateWithWeekday } from '#app/shared/text/lithuanian-date.ts'
import { CODE_FORMS, counted } from '#app/shared/text/plural.ts'
import type { Letter, LetterNotice, LetterSection } from '../letter.ts'
import { CHECKED_BY_PEOPLE } from '../notice-texts.ts'
import { NO_NOTICES, restText } from '../published/published-texts.ts'
import { ButtonRow, MailLink, mailHtml, Row, Table } from './mail-frame.tsx'
import { mailStyles } from './mail-styles.ts'
import {
  CHOSEN_TITLE,
  factLines,
  LETTER_SUBJECT,
  LETTER_TITLE,
  OPEN_LETTER,
  warningOf,
} from './mail-texts.ts'
import { noticeLines } from './notice-lines.ts'

export interface MailedLetter {
  letter: Letter
  codes: readonly { code: CpvCode; name: string }[]
  letterUrl: string
}

const MAX_NAMED_CODES = 12

export function namedCodes({ codes }: Pick<MailedLetter, 'codes'>): string[] {
  const named = codes.slice(0, MAX_NAMED_CODES).map(({ code, name }) => `${code} ${name}`)
  const rest = codes.length - named.length
  return rest > 0 ? [...named, `ir dar ${counted(rest, CODE_FORMS)}`] : named
}

export function letterHtml(mailed: MailedLetter): string {
  const { letter, letterUrl } = mailed
  return mailHtml({
    subject: LETTER_SUBJECT,
    children: (
      <>
        <Warning letter={letter} />
        <Head mailed={mailed} />
        {letter.sections.map((section) => (
          <Section key={section.id} section={section} letter={letter} />
        ))}
        {letter.sections.length === 0 && <Row>{NO_NOTICES}</Row>}
        <Row>
          <p className="soft" style={mailStyles.small}>
            {CHECKED_BY_PEOPLE}
          </p>
        </Row>
        <ButtonRow href={letterUrl}>{OPEN_LETTER}</ButtonRow>
        {letter.state === 'sample' && <Warning letter={letter} />}
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
  const { letter } = mailed
  return (
    <Row>
      <h1 className="ink" style={mailStyles.title}>
        {LETTER_TITLE}
      </h1>
      <p className="soft" style={mailStyles.small}>
        {formatDateWithWeekday(letter.day)}
      </p>
      {factLines(letter).map((line) => (
        <p key={line} className="soft" style={mailStyles.small}>
          {line}
        </p>
      ))}
      <p className="soft" style={{ ...mailStyles.small, margin: '10px 0 2px', fontWeight: 'bold' }}>
        {CHOSEN_TITLE}
      </p>
      {namedCodes(mailed).map((text) => (
        <p key={text} className="soft" style={mailStyles.small}>
          {text}
        </p>
      ))}
    </Row>
  )
}

function Section({ section, letter }: { section: LetterSection; letter: Letter }) {
  const { title, notices, rest } = section
  return (
    <Row>
      <h2 className="link line" style={mailStyles.section}>
        {title}
      </h2>
      <Table>
        {notices.map((notice, i) => (
          <Notice key={notice.id} notice={notice} letter={letter} isLast={i === notices.length - 1} />
        ))}
      </Table>
      {rest > 0 && letter.state !== 'sample' && (
        <p className="soft" style={mailStyles.small}>
          {restText(section)}
        </p>
      )}
    </Row>
  )
}

function Notice({ notice, letter, isLast }: { notice: LetterNotice; letter: Letter; isLast: boolean }) {
  const { title, url, time, details, reason, remark } = noticeLines(notice, letter)
  const isUrgent = notice.time.type === 'deadline'
  return (
    <tr>
      <td className="line" style={isLast ? mailStyles.lastNotice : mailStyles.notice}>
        <p
          className={isUrgent ? 'mark' : 'soft'}
          style={isUrgent ? mailStyles.time : mailStyles.timeWithoutDeadline}
        >
          {time}
        </p>
        <h3 className="ink" style={mailStyles.noticeTitle}>
          {url === null ? title : <MailLink href={url}>{title}</MailLink>}
        </h3>
        {details.map((detail) => (
          <p key={detail} className="soft" style={mailStyles.small}>
            {detail}
          </p>
        ))}
        {reason && (
          <p className="link" style={mailStyles.reason}>
            {reason}
          </p>
        )}
        {remark && (
          <p className="soft line" style={mailStyles.remark}>
            {remark}
          </p>
        )}
      </td>
    </tr>
  )
}
