import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import * as urls from '#app/ui/urls.ts'
import { NO_EXAMPLE_TITLE } from '../empty-letter.tsx'
import { Button, MailLink, Row, Text, writeMail } from './mail-frame.tsx'
import { CHOOSE_CODES_SUBJECT, NO_EXAMPLE_SUBJECT } from './mail-texts.ts'

interface ChooseCodesInput {
  suggestions: readonly { code: CpvCode; name: string }[]
  origin: string
  isOnlySample: boolean
  hasChosen?: boolean
}

const WITHOUT_CODES = {
  subject: CHOOSE_CODES_SUBJECT,
  title: 'Kokius pirkimus norėtumėte matyti?',
  introduction:
    'Prašėte rytinio laiško pavyzdžio, bet BVPŽ kodų nepasirinkote, o pagal juos laiškas ir sudaromas. Pavyzdį pamatysite iškart, kai pasirinksite.',
  listTitle: 'Pagal jūsų veiklos sritį gali tikti',
}
const WITHOUT_EXAMPLE = {
  subject: NO_EXAMPLE_SUBJECT,
  title: NO_EXAMPLE_TITLE,
  introduction:
    'Pirkimų pavyzdžių jūsų kodams dar neparengėme. Tikrame laiške būtų tai, ką pirkėjai paskelbė tą dieną. Atsakykite į šį laišką ir parašykite, ką parduodate ar darote,\u00a0– parinksime.',
  listTitle: 'Gal tiks artima sritis',
}
const SHOW_LETTER = 'Rodyti tokį laišką'
const CHOOSE_TITLE = 'Pasirinkti patiems'
const NEXT_STEPS = [
  { text: 'Parašykite, ką parduodate ar darote, ir iškart matysite savo laišką:', path: urls.letter },
  { text: 'Arba susiraskite tikslius kodus BVPŽ klasifikatoriuje:', path: urls.cpvBrowser },
] as const

/** The mail is for visitors who asked for a sample without choosing codes, or with codes that have no example. */
export function chooseCodesMail(input: ChooseCodesInput) {
  const { suggestions, origin, isOnlySample, hasChosen = false } = input
  const absoluteUrl = (path: string) => new URL(path, origin).href
  const codes = suggestions.map(({ code }) => code)
  const { subject, title, introduction, listTitle } = hasChosen ? WITHOUT_EXAMPLE : WITHOUT_CODES
  return writeMail({
    subject,
    preview: title,
    isOnlySample,
    children: (
      <>
        <Row>
          <Text tag="h1" variant="title">
            {title}
          </Text>
          <Text variant="text">{introduction}</Text>
          {suggestions.length > 0 && (
            <>
              <Text tag="h2" variant="section" tone="link line">
                {listTitle}
              </Text>
              {suggestions.map(({ code, name }) => (
                <Text key={code} variant="text">
                  <MailLink href={absoluteUrl(urls.letterOf([code]))}>{code}</MailLink> {name}
                </Text>
              ))}
            </>
          )}
          {suggestions.length > 0 && <Button href={absoluteUrl(urls.letterOf(codes))}>{SHOW_LETTER}</Button>}
        </Row>
        <Row>
          <Text tag="h2" variant="section" tone="link line">
            {CHOOSE_TITLE}
          </Text>
          {NEXT_STEPS.map(({ text, path }) => (
            <Text key={path} variant="text">
              {text} <MailLink href={absoluteUrl(path)}>{absoluteUrl(path)}</MailLink>
            </Text>
          ))}
        </Row>
      </>
    ),
  })
}
