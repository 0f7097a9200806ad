import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import { NO_SAMPLE_TITLE } from '../empty-letter.tsx'
import { mailText, upperCase } from './letter-text.ts'
import { ButtonRow, MailLink, mailHtml, Row } from './mail-frame.tsx'
import { mailStyles } from './mail-styles.ts'
import { CHOOSE_CODES_SUBJECT, NO_SAMPLE_SUBJECT } from './mail-texts.ts'

/** For visitors who asked for a sample without choosing codes, or with codes that have no example. */
interface ChooseCodesMail {
  /** Codes that the line of work or the chosen codes lead to, best first. */
  suggestions: readonly { code: CpvCode; name: string }[]
  origin: string
  hasChosen?: boolean
}

const WITHOUT_CODES = {
  subject: CHOOSE_CODES_SUBJECT,
  title: 'Kokius pirkimus norėtumėte matyti?',
  introduction:
    'Prašėte rytinio laiško pavyzdžio, bet BVPŽ kodų nepasirinkote, o pagal juos laiškas ir sudaromas. Pavyzdį pamatysite iškart, kai pasirinksite.',
  oneCode: 'Pagal jūsų veiklos sritį gali tikti šis kodas',
  manyCodes: 'Pagal jūsų veiklos sritį gali tikti šie kodai',
}
const WITHOUT_EXAMPLE = {
  subject: NO_SAMPLE_SUBJECT,
  title: NO_SAMPLE_TITLE,
  introduction:
    'Pirkimų pavyzdžių jūsų kodams dar neparengėme. Tikrame laiške būtų tai, ką pirkėjai paskelbė tą dieną. Atsakykite į šį laišką ir parašykite, ką parduodate ar darote,\u00a0– parinksime.',
  oneCode: 'Gal tiks artimas kodas',
  manyCodes: 'Gal tiks artimi kodai',
}
const BUTTONS = { one: 'Rodyti laišką su šiuo kodu', many: 'Rodyti laišką su šiais kodais' } as const
const CHOOSE_TITLE = 'Pasirinkti patiems'
const NEXT_STEPS = [
  { text: 'Parašykite, ką parduodate ar darote, ir iškart matysite savo laišką:', path: urls.letter },
  { text: 'Arba susiraskite tikslius kodus BVPŽ klasifikatoriuje:', path: urls.cpvBrowser },
] as const

export function chooseCodesMail(mail: ChooseCodesMail) {
  const texts = textsOf(mail)
  return { subject: texts.subject, html: htmlPart(mail, texts), text: textPart(mail, texts) }
}

function textsOf({ suggestions, hasChosen = false }: ChooseCodesMail) {
  const { oneCode, manyCodes, ...texts } = hasChosen ? WITHOUT_EXAMPLE : WITHOUT_CODES
  return suggestions.length === 1
    ? { ...texts, listTitle: oneCode, button: BUTTONS.one }
    : { ...texts, listTitle: manyCodes, button: BUTTONS.many }
}

type Texts = ReturnType<typeof textsOf>

function htmlPart({ suggestions, origin }: ChooseCodesMail, texts: Texts): string {
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const codes = suggestions.map(({ code }) => code)
  const { subject, title, introduction, listTitle, button } = texts
  return mailHtml({
    subject,
    children: (
      <>
        <Row>
          <h1 className="ink" style={mailStyles.title}>
            {title}
          </h1>
          <p className="ink" style={{ ...mailStyles.text, margin: '12px 0' }}>
            {introduction}
          </p>
          {suggestions.length > 0 && (
            <>
              <h2 className="link line" style={mailStyles.section}>
                {listTitle}
              </h2>
              {suggestions.map(({ code, name }) => (
                <p key={code} className="ink" style={{ ...mailStyles.text, margin: '10px 0' }}>
                  <MailLink href={absoluteUrl(urls.letterOf([code]))}>{code}</MailLink> {name}
                </p>
              ))}
            </>
          )}
        </Row>
        {suggestions.length > 0 && <ButtonRow href={absoluteUrl(urls.letterOf(codes))}>{button}</ButtonRow>}
        <Row>
          <h2 className="link line" style={mailStyles.section}>
            {CHOOSE_TITLE}
          </h2>
          {NEXT_STEPS.map(({ text, path }) => (
            <p key={path} className="ink" style={{ ...mailStyles.text, margin: '10px 0' }}>
              {text} <MailLink href={absoluteUrl(path)}>{absoluteUrl(path)}</MailLink>
            </p>
          ))}
        </Row>
        <tr>
          <td style={{ height: '16px', fontSize: '1px', lineHeight: 1 }}>{'\u00a0'}</td>
        </tr>
      </>
    ),
  })
}

function textPart(
  { suggestions, origin }: ChooseCodesMail,
  { title, introduction, listTitle, button }: Texts,
): string {
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const codes = suggestions.map(({ code }) => code)
  const named = suggestions.map(({ code, name }) => `${code} ${name}\n${absoluteUrl(urls.letterOf([code]))}`)
  return mailText([
    upperCase(title),
    introduction,
    ...(suggestions.length > 0
      ? [upperCase(listTitle), ...named, `${button}:\n${absoluteUrl(urls.letterOf(codes))}`]
      : []),
    upperCase(CHOOSE_TITLE),
    ...NEXT_STEPS.map(({ text, path }) => `${text}\n${absoluteUrl(path)}`),
  ])
}
