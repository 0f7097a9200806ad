import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { listNotices } from './features/letter/letter.ts'
import { createLetterService } from './features/letter/letter-service.server.ts'
import { readSamples } from './features/letter/samples/read-samples.ts'
import { TRADES } from './features/letter/trades.ts'
import { letterVocabulary } from './letter-vocabulary.server.ts'

const FOLDER = new URL('../data/letter-samples/', import.meta.url)
const MONDAY = Temporal.Instant.from('2026-11-23T08:00:00Z')
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.tsv'))
const library = readSamples(
  Object.fromEntries(files.map((file) => [file, readFileSync(new URL(file, FOLDER), 'utf8')])),
)
const service = createLetterService(letterVocabulary(readCatalogue()), library)

function write(query: string, now = MONDAY) {
  const answer = service.write(new URLSearchParams(query), now)
  if (typeof answer === 'string') throw new Error(`too many ${answer}`)
  return answer
}

/** The first five notices of a letter. */
function firstOf(query: string) {
  const { letter } = write(query)
  return letter === null ? [] : listNotices(letter).slice(0, 5)
}

test('nothing chosen is no letter', () => {
  expect(write('')).toMatchObject({ letter: null, codes: [] })
  expect(write('kodai=99999999-9,stogai')).toMatchObject({
    letter: null,
    invalidCodes: ['99999999-9', 'stogai'],
  })
})

test('„pastatų valymas“ becomes its code, and the letter is about cleaning', () => {
  const { codes, letter } = write('zodziai=pastatų valymas')

  expect(codes).toEqual([{ code: '90911200-8', name: 'Pastatų valymo paslaugos' }])
  expect(letter).toMatchObject({ state: 'sample', day: '2026-11-23' })
  expect(letter?.sections.map(({ id }) => id)).toEqual(['new', 'ahead', 'contracts'])
})

/** What each trade must see, and what would make somebody of the trade laugh. */
describe.each([
  ['elektrikas', /elektr|apšvietim|gaisr|lift/i, /keli(ų|o) (remont|dang)|stogo dang/i],
  ['santechnikas', /sanitar|šild|šilumos|vėdin/i, /elektr|keli/i],
  ['stogdengys', /stog/i, /gręžin|keli|elektr/i],
  ['krovinių pervežimas', /krovin/i, /taksi|keleiv|autobus/i],
  ['tortai', /pyrag|kepin|duon/i, /kūdik|kava/i],
  ['buhalteris', /apskait|audit/i, /program/i],
  ['baldai', /bald|suol|krėsl|priemon/i, /dirbtin|nuoma/i],
  ['apsauga', /apsaug/i, /augal|įrang/i],
  ['sniego valymas', /sniego/i, /druska|patalp/i],
  ['liftų priežiūra', /lift|inžinerin/i, /šildym|vėsin/i],
])('„%s“', (words, wanted, wrong) => {
  const titles = firstOf(`zodziai=${words}`).map(({ title }) => title)

  test('sees its own, and nothing of another trade', () => {
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.some((title) => wanted.test(title))).toBe(true)
    expect(titles.filter((title) => wrong.test(title))).toEqual([])
  })
})

test.each(TRADES)('$name has at least five notices, of several kinds', ({ codes }) => {
  const notices = firstOf(`kodai=${codes.join()}`)

  expect(notices).toHaveLength(5)
  expect(notices.every(({ reason }) => reason?.type === 'code')).toBe(true)
})

test('on every day of a year deadlines lie ahead, contracts behind', () => {
  for (let day = 0; day < 365; day++) {
    const now = MONDAY.add({ hours: 24 * day })
    const { letter } = write('kodai=90910000-9,45000000-7', now)
    for (const { time } of letter ? listNotices(letter) : []) {
      if (time.type === 'deadline') expect(time.day > (letter?.day ?? '')).toBe(true)
      if (time.type === 'concluded') expect(time.day < (letter?.day ?? '')).toBe(true)
    }
  }
})

test('a short letter names the wider codes that could be added', () => {
  expect(write('kodai=50750000-7').wider).toEqual([
    { code: '50700000-2', name: 'Remonto ir priežiūros paslaugos, susijusios su pastatais' },
  ])
  expect(write('kodai=45000000-7').wider).toEqual([])
})
