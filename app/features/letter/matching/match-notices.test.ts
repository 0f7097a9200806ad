import { expect, test } from 'vitest'
import type { Notice } from '#app/domain/notices/notice.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { type MatchCriteria, matchNotices } from './match-notices.ts'
import {
  createIsSpecificPhrase,
  groupsByStem,
  readExclusion,
  readPhraseStems,
  readTitle,
} from './title-phrases.ts'

const CLEANING = cpv('90910000')
const WINDOWS = cpv('90911300')
const NOTHING: MatchCriteria = {
  codes: [],
  widerCodes: [],
  codePhrases: [],
  searchedPhrases: [],
  typedPhrases: [],
  excludedPhrases: [],
}

function notice(title: string, ...codes: [string, ...string[]]): Notice {
  const [main, ...others] = codes
  return {
    id: title,
    kind: 'tender',
    title,
    buyer: 'Saulėkrantės gimnazija',
    codes: [cpv(main), ...others.map(cpv)],
    value: null,
    time: { type: 'deadline', day: '2026-12-01' },
    winner: null,
    remark: null,
    url: null,
  }
}

function match(criteria: Partial<MatchCriteria>, ...notices: Notice[]) {
  const searchable = notices.map((item) => ({ notice: item, title: readTitle(item.title) }))
  return matchNotices(searchable, { ...NOTHING, ...criteria })
}

function titlesMatching(criteria: Partial<MatchCriteria>, ...notices: Notice[]): string[] {
  return match(criteria, ...notices).map(({ notice: { title } }) => title)
}

test('a notice fits by its own code or one below, also when it is not the main one', () => {
  const matches = match(
    { codes: [CLEANING] },
    notice('Patalpų valymas', '90910000'),
    notice('Langų plovimas', '90911300'),
    notice('Priežiūra', '50700000', '90911200'),
    notice('Kelių tiesimas', '45233100'),
  )

  expect(matches.map(({ notice: { id }, reason }) => [id, reason.type])).toEqual([
    ['Patalpų valymas', 'code'],
    ['Langų plovimas', 'narrower'],
    ['Priežiūra', 'narrower'],
  ])
})

test('the code one level above fits less, what is beside it does not', () => {
  const matches = match(
    { codes: [WINDOWS], widerCodes: [cpv('90911000')] },
    notice('Patalpų valymas', '90911000'),
    notice('Biurų valymas', '90911200'),
    notice('Langų plovimas', '90911300'),
  )

  expect(matches.map(({ notice: { id }, reason }) => [id, reason.type])).toEqual([
    ['Langų plovimas', 'code'],
    ['Patalpų valymas', 'wider'],
  ])
})

test('when the buyer chose another code, the title decides, and its words are the reason', () => {
  const codePhrases = [
    { code: cpv('79823000'), phrase: readPhraseStems('Spausdinimo ir pristatymo paslaugos') },
  ]
  const [found] = match(
    { codes: [cpv('79823000')], codePhrases },
    notice('Dėl kalendorių spausdinimo ir pristatymo', '98300000'),
  )

  expect(found?.reason).toEqual({ type: 'title', words: 'spausdinimo pristatymo' })
})

test('a code of a service does not match goods that share its words', () => {
  const codePhrases = [{ code: cpv('90620000'), phrase: readPhraseStems('kelių barstymas') }]
  const goods = notice('Druskos kelių barstymui pirkimas', '14410000')

  expect(match({ codes: [cpv('90620000')], codePhrases }, goods)).toEqual([])
})

test('typed words fit titles in any form, with and without diacritics; all of a phrase are needed', () => {
  const titles = [notice('Šilumos trasų remontas', '45232000'), notice('Šilumos skaitikliai', '38550000')]

  expect(match({ searchedPhrases: [readPhraseStems('silumos trasa')] }, ...titles)).toMatchObject([
    { notice: { id: 'Šilumos trasų remontas' }, reason: { type: 'word', words: 'šilumos trasų' } },
  ])
})

test('among notices that fit equally, those that say what was typed come first', () => {
  const criteria = { codes: [cpv('39100000')], typedPhrases: [readPhraseStems('baldai')] }
  const titles = [notice('Ugdymo priemonės', '39162100'), notice('Biuro baldai', '39130000')]

  expect(titlesMatching(criteria, ...titles)).toEqual(['Biuro baldai', 'Ugdymo priemonės'])
})

test.each([
  ['projektavimas', 'Valymas su projektavimu'],
  ['priemonės', 'Valymo priemonių pirkimas'],
  ['darbai', 'Stogo remonto darbai'],
  ['iranga', 'Kompiuterinė įranga'],
  ['paslaugos', 'Valymo paslaugos'],
  ['IT', 'IT ūkio priežiūra'],
  ['5G', 'Ryšio 5G stotys'],
])('an excluded word, even one too common to search by, leaves a notice out: „%s“', (word, title) => {
  const criteria = { codes: [CLEANING], excludedPhrases: [readExclusion(word)] }
  const titles = [notice(title, '90910000'), notice('Langų plovimas', '90910000')]

  expect(titlesMatching(criteria, ...titles)).toEqual(['Langų plovimas'])
})

test('a notice appears once, with its best reason', () => {
  const matches = match(
    { codes: [WINDOWS], widerCodes: [CLEANING], searchedPhrases: [readPhraseStems('langų plovimas')] },
    notice('Langų plovimas', '90910000', '90911300'),
  )

  expect(matches).toMatchObject([{ reason: { type: 'code' }, code: WINDOWS }])
})

test('numbers, project codes and words such as „pirkimas“ are not keywords', () => {
  expect([...readTitle('VPP-2274 Nr. 21 Paslaugų pirkimas: apsauga').keywords.values()]).toEqual([
    'vpp',
    'apsauga',
  ])
  expect(readPhraseStems('viešasis pirkimas, 2 dalis, paslaugos')).toHaveLength(1)
})

test('a word of letters and digits is a keyword, a number is not', () => {
  const titles = [notice('3D spausdintuvai', '30232100'), notice('Spausdintuvai, 3 vnt.', '30232100')]
  const criteria = { searchedPhrases: [readPhraseStems('3D spausdintuvas')] }

  expect(titlesMatching(criteria, ...titles)).toEqual(['3D spausdintuvai'])
})

test('a diminutive with a meaning of its own does not match the word it comes from', () => {
  const titles = [notice('Neįgaliųjų vežimėliai', '33193000'), notice('Neįgaliųjų vežimas', '60130000')]
  const criteria = { searchedPhrases: [readPhraseStems('neįgaliųjų vežimas')] }

  expect(titlesMatching(criteria, ...titles)).toEqual(['Neįgaliųjų vežimas'])
})

test('under a chosen code, titles that say a typed word come before those that say none', () => {
  const criteria = { codes: [CLEANING], typedPhrases: [readPhraseStems('langų plovimas')] }
  const titles = [notice('Patalpų valymas', '90910000'), notice('Langų valymas', '90911300')]

  expect(titlesMatching(criteria, ...titles)).toEqual(['Langų valymas', 'Patalpų valymas'])
})

test('words of many groups say enough when only one group has them all', () => {
  const names = ['196', '189', '190', '191'].map((group) => [cpv(`${group}00000`), 'maišai'] as const)
  const others = ['196', '905', '906', '908'].map((group) => [cpv(`${group}00000`), 'šiukšlių'] as const)
  const isSpecificPhrase = createIsSpecificPhrase(() => groupsByStem([...names, ...others]))

  expect(isSpecificPhrase(readPhraseStems('šiukšlių maišai'))).toBe(true)
  expect(isSpecificPhrase(readPhraseStems('maišai'))).toBe(false)
})

test('a single word must belong to one group; one of several words must belong to few groups', () => {
  const names = [
    [cpv('90910000'), 'Valymo paslaugos'],
    [cpv('90610000'), 'Gatvių valymo ir šlavimo paslaugos'],
    [cpv('45452000'), 'Pastatų išorės valymo darbai'],
    [cpv('50000000'), 'Valymo įrangos remontas'],
  ] as const
  const isSpecificPhrase = createIsSpecificPhrase(() => groupsByStem(names))

  expect(isSpecificPhrase(readPhraseStems('valymas'))).toBe(false)
  expect(isSpecificPhrase(readPhraseStems('šlavimas'))).toBe(true)
  expect(isSpecificPhrase(readPhraseStems('šlavimas'), '909')).toBe(false)
  expect(isSpecificPhrase(readPhraseStems('pastatų valymas'))).toBe(true)
  expect(isSpecificPhrase(readPhraseStems('paslaugos'))).toBe(false)
})
