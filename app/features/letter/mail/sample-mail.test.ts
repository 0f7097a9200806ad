import { expect, test } from 'vitest'
import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { demoLetters, MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import {
  ALL_STATES,
  CODES,
  mailOf,
  NOT_ASKED,
  ORIGIN,
  serviceIn,
  textOf,
} from '#tests/support/sample-mails.ts'
import { listNotices } from '../letter.ts'
import { DEMO_LABEL } from '../notice-texts.ts'
import { createForecast, writeSampleMail } from './sample-mail.server.ts'

const TYPED = 'Laimėjote iPhone: https://klastotė.example spauskite čia'

test.each(ALL_STATES)('what a stranger typed stands in no part of a mail with %s notices', (state) => {
  for (const codes of [CODES, []]) {
    for (const words of [[], [TYPED], TYPED.split(' ')]) {
      const { subject, html, text } = mailOf(state, codes, TYPED, { words })
      expect([subject, html, text].join()).not.toMatch(/iPhone|klastot|spauskite|laimėjote/i)
    }
  }
})

test('what a stranger typed as a line of work changes no notice of chosen codes', () => {
  const cleaning = [cpv('90910000')]
  for (const industry of ['kelių tiesimas', 'valymas, be: patalpų']) {
    expect(mailOf('fresh', cleaning, industry)).toEqual(mailOf('fresh', cleaning, 'valymas'))
  }
})

test('codes that do not exist are left out, and too many words do not prevent a letter', () => {
  const { text } = writeSampleMail(
    demoLetters,
    { codes: ['90910000-9', '99999999-9', 'SKAMBINKITE'], industry: 'žodis '.repeat(60) },
    { origin: ORIGIN, now: MONDAY },
  )
  expect(text).toContain('\n90910000-9 Valymo paslaugos')
  expect(text).not.toMatch(/99999999|SKAMBINKITE/)
})

test('a mail without codes is the letter of those that the words mean, and says so; with codes it is theirs', () => {
  const byWords = mailOf('fresh', [], 'langų valymas, -stogo')
  for (const part of [textOf(byWords.html), byWords.text]) {
    expect(part).toContain('90911300-9 Langų valymo paslaugos')
    expect(part).toContain('Kodus parinkome pagal jūsų žodžius.')
    expect(part).not.toMatch(/stogo/)
  }
  expect(byWords.html).toMatch(
    /href="[^"]*\/laiskas\?kodai=[\d,-]+" class="link"[^>]*>Pakeiskite, jei netiko/,
  )
  expect(mailOf('fresh', CODES, 'langų valymas').text).not.toContain('Kodus parinkome')
})

test('a letter of words that was asked for by its field says that they were chosen, since its codes came of the words', () => {
  const byWords = mailOf('fresh', [], 'langų valymas')
  const codes = [...byWords.text.matchAll(/^(\d{8}-\d) /gm)].flatMap(
    ([, code]) => parseCpvCode(code ?? '') ?? [],
  )
  const ofField = { words: ['langų valymas'], isOnlySample: true }
  expect(mailOf('fresh', codes, '', ofField).text).toContain('Kodus parinkome pagal jūsų žodžius.')
  const { text } = mailOf('fresh', CODES, '', ofField)
  expect(text).not.toContain('Kodus parinkome')
  expect(text).toContain('kartą paklausime, ar norite pasiūlymo; neskambinsime.')
  expect(text).not.toContain(NOT_ASKED)
})

test.each([
  ['the field under a letter', true],
  ['the form, to which a letter led', false],
])('a mail asked for by %s has the notices of that letter, those of its words too', (_, isOnlySample) => {
  const words = ['ŽŪ technikos remontas']
  const { codes, letter } = writeLetter(`zodziai=${words}`)
  const titles = notEmpty(listNotices(letter)).map(({ title }) => title)
  const named = codes.map(({ code }) => code)
  const { text } = mailOf('demo', named, 'Servisas', { words, isOnlySample })

  expect(titles.filter((title) => !text.includes(title))).toEqual([])
})

test('a mail without codes says how to choose them when the words mean none', () => {
  const { subject, html, text } = mailOf('demo', [], 'qwrtzxpsd')
  expect(subject).toBe('Rytinio laiško pavyzdys: pasirinkite savo kodus')
  for (const part of [textOf(html), text]) {
    expect(part).toContain(`${ORIGIN}/bvpz-kodai`)
    expect(part).not.toContain(DEMO_LABEL)
  }
  expect(text).not.toContain('gali tikti')
  expect(text).toContain(`${ORIGIN}/laiskas`)
  expect(text).toContain(NOT_ASKED)
})

test.each([
  ['fresh', 'Laiške šiandien būtų 7\u00a0pirkimai, artimiausias terminas lapkričio\u00a025\u00a0d.'],
  ['demo', null],
  ['stale', null],
] as const)('staff read what a letter of %s notices would have: %s', (state, forecast) => {
  expect(createForecast(serviceIn(state), () => ({}))(new URL(`${ORIGIN}/laiskas?kodai=${CODES}`))).toBe(
    forecast,
  )
})

test('a letter that cannot be made costs staff a line, not their mail', () => {
  const compose = () => {
    throw new Error('no letter')
  }
  expect(createForecast({ compose }, () => ({}))(new URL(ORIGIN))).toBeNull()
})
