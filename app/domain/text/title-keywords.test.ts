import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keywordsOfTitle } from './title-keywords.ts'

test.each([
  ['VPP-2274 Fizinės ir techninės apsaugos paslaugos', 'fizinės techninės apsaugos paslaugos'],
  ['2026/INF-118 Kelio Nr. 4315 ruožo kapitalinis remontas', 'kelio ruožo kapitalinis remontas'],
  ['Šaligatvių Taikos pr., Klaipėdoje, rekonstravimo darbų pirkimas', 'šaligatvių rekonstravimo darbų'],
  ['Pastato, unikalus Nr. 4400-1234-5678, A. Jakšto g. 9, griovimas', 'pastato unikalus griovimas'],
  ['Nuotekų tinklų plėtra Kretingos rajono Vydmantų kaime', 'nuotekų tinklų plėtra kaime'],
  ['Stogo remontas „Elektrėnų marios“ pastate', 'stogo remontas marios pastate'],
  ['KRANTINIŲ NR. 21, 22 REKONSTRAVIMO PROJEKTAS', 'krantinių rekonstravimo'],
  ['LED šviestuvai su UPS', 'led šviestuvai ups'],
])('„%s“ is about „%s“', (title, expected) => {
  expect(keywordsOfTitle(title).join(' ')).toBe(expected)
})

test('a title that consists of names keeps them', () => {
  expect(keywordsOfTitle('Taikos pr. 5')).toEqual(['taikos', 'pr'])
  expect(keywordsOfTitle('Projektas')).toEqual(['projektas'])
})

test('any text gives words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(keywordsOfTitle(title).every((word) => word.length >= 2)).toBe(true)
    }),
  )
})

test('a title of any length is read in one go: anything slower would not end within the time of a test', () => {
  expect(keywordsOfTitle('Ąžuolo Beržo '.repeat(40_000) + 'A1-'.repeat(200_000))).toEqual(['ąžuolo', 'beržo'])
})
