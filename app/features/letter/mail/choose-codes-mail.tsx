import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import { mailText, upperCase } from './letter-text.ts'
import { ButtonRow, MailLink, mailHtml, Row } from './mail-frame.tsx'
import { mailStyles } from './mail-styles.ts'
import { CHOOSE_CODES_SUBJECT } from './mail-texts.ts'

/** For visitors who asked for a sample without choosing codes. */
export interface ChooseCodesMail {
  /** Codes that the line of work leads to, best first. */
  suggestions: readonly { code: CpvCode; name: string }[]
  origin: string
}

const TITLE = 'Kokius pirkimus norėtumėte matyti?'
const INTRODUCTION =
  'Prašėte rytinio laiško pavyzdžio, bet BVPŽ kodų nepasirinkote, o pagal juos laiškas ir sudaromas. Pavyzdį pamatysite iškart, kai pasirinksite.'
const SUGGESTION_TEXTS = {
  one: { title: 'Pagal jūsų veiklos sritį gali tikti šis kodas', button: 'Rodyti laišką su šiuo kodu' },
  many: { title: 'Pagal jūsų veiklos sritį gali tikti šie kodai', button: 'Rodyti laišką su šiais kodais' },
} as const
const CHOOSE_TITLE = 'Pasirinkti patiems'
const NEXT_STEPS = [
  { text: 'Parašykite, ką parduodate ar darote, ir iškart matysite savo laišką:', path: urls.letter },
  { text: 'Arba susiraskite tikslius kodus BVPŽ klasifikatoriuje:', path: urls.cpvBrowser },
] as const

export function chooseCodesHtml({ suggestions, origin }: ChooseCodesMail): string {
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const codes = suggestions.map(({ code }) => code)
  const { title, button } = SUGGESTION_TEXTS[codes.length === 1 ? 'one' : 'many']
  return mailHtml({
    subject: CHOOSE_CODES_SUBJECT,
    children: (
      <>
        <Row>
          <h1 className="ink" style={mailStyles.title}>
            {TITLE}
          </h1>
          <p className="ink" style={{ ...mailStyles.text, margin: '12px 0' }}>
            {INTRODUCTION}
          </p>
          {suggestions.length > 0 && (
            <>
              <h2 className="link line" style={mailStyles.section}>
                {title}
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

export function chooseCodesText({ suggestions, origin }: ChooseCodesMail): string {
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const codes = suggestions.map(({ code }) => code)
  const { title, button } = SUGGESTION_TEXTS[codes.length === 1 ? 'one' : 'many']
  const named = suggestions.map(({ code, name }) => `${code} ${name}\n${absoluteUrl(urls.letterOf([code]))}`)
  return mailText([
    upperCase(TITLE),
    INTRODUCTION,
    ...(suggestions.length > 0
      ? [upperCase(title), ...named, `${button}:\n${absoluteUrl(urls.letterOf(codes))}`]
      : []),
    upperCase(CHOOSE_TITLE),
    ...NEXT_STEPS.map(({ text, path }) => `${text}\n${absoluteUrl(path)}`),
  ])
}
