import { expect, test } from 'vitest'
import { sourcesText, staleText } from '#app/domain/notices/source-texts.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import type { Letter, LetterFacts, LetterState } from '../letter.ts'
import { adviceTexts, restText, volumeText } from './real-texts.ts'

const READ_AT = '2026-11-19T05:30:00.000Z'

function letterWith(count: number, state: LetterState = 'fresh'): Letter {
  return { state, day: '2026-11-23', sections: [], facts: factsOf(count) }
}

function factsOf(count: number): LetterFacts {
  return { sources: [], completeUntil: READ_AT, count }
}

function plain(text: string | null): string | undefined {
  return text?.replaceAll('\u00a0', ' ')
}

test.each([
  [12, 'Per pastarąsias 5 darbo dienas – 12 pranešimų, apie 2–3 viename laiške.'],
  [30, 'Per pastarąsias 5 darbo dienas – 30 pranešimų, apie 6 viename laiške.'],
  [1, 'Per pastarąsias 5 darbo dienas – 1 pranešimas, mažiau nei 1 viename laiške.'],
  [101, 'Per pastarąsias 5 darbo dienas – 101 pranešimas, apie 20 viename laiške.'],
  [0, 'Per pastarąsias 5 darbo dienas pagal šį pasirinkimą nieko nepaskelbta.'],
])('a letter tells how many notices there were: %i in five days', (count, text) => {
  expect(plain(volumeText(letterWith(count)))).toBe(text)
})

test('when only older notices are shown, the letter does not say that there is nothing', () => {
  const sections = [{ id: 'new' as const, title: 'Nauji pirkimai', notices: [], rest: 1 }]

  expect(plain(volumeText({ ...letterWith(0), sections }))).toBe(
    'Per pastarąsias 5 darbo dienas nieko naujo nepaskelbta – rodome ankstesnius pirkimus, kuriuose dar galima dalyvauti.',
  )
})

test('old notices are counted up to the last known day', () => {
  expect(plain(volumeText(letterWith(3, 'stale')))).toBe(
    'Per 5 darbo dienas iki lapkričio 19 d. – 3 pranešimai, mažiau nei 1 viename laiške.',
  )
  expect(plain(staleText(factsOf(3), '2026-11-23'))).toBe(
    'Duomenys atnaujinti lapkričio 19 d. 7:30. Naujesnių skelbimų kol kas negavome.',
  )
})

test('demo notices are never counted', () => {
  expect(volumeText({ ...letterWith(3, 'demo'), facts: null })).toBeNull()
})

test('each source has the time of its own ingest', () => {
  const sources = [
    { name: 'CVP IS', updatedAt: '2026-11-23T05:05:00.000Z' },
    { name: 'TED', updatedAt: '2026-11-22T14:00:00.000Z' },
    { name: 'mūsų surinkti skelbimai', updatedAt: null },
  ]

  expect(plain(sourcesText(sources, '2026-11-23'))).toBe(
    'Šaltiniai: CVP IS (atnaujinta šiandien 7:05), TED (atnaujinta vakar 16:00), mūsų surinkti skelbimai (dar neatnaujinta)',
  )
})

test('the rest of a section is counted in words', () => {
  expect(plain(restText({ id: 'new', title: '', notices: [], rest: 5 }))).toBe('Ir dar 5 pirkimai.')
  expect(plain(restText({ id: 'ahead', title: '', notices: [], rest: 11 }))).toBe('Ir dar 11 pranešimų.')
  expect(plain(restText({ id: 'contracts', title: '', notices: [], rest: 2 }))).toBe('Ir dar 2 sutartys.')
})

test('advice says how many notices there would be', () => {
  const { after } = adviceTexts({ type: 'add', code: cpv('45300000'), name: '', codes: [], perLetter: 5.6 })

  expect(plain(after)).toBe('pranešimų laiške būtų apie 5–6.')
})
