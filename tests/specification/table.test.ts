import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SpecificationRow } from './row.ts'
import { CHAPTERS } from './rows/chapters.ts'
import { numberedSentences } from './sentences.ts'

/** The customer's text, which is not part of this project; it may lie beside the checkout. */
const SPECIFICATION = new URL('../../../shared/specification.md', import.meta.url)
const departures = readFileSync(new URL('../../docs/deviations.md', import.meta.url), 'utf8')
const rows = Object.values(CHAPTERS).flatMap((chapter) => Object.entries<SpecificationRow>(chapter))

describe('the table of the specification', () => {
  test('has each sentence once', () => {
    const numbers = rows.map(([sentence]) => sentence)

    expect(numbers).toEqual([...new Set(numbers)])
  })

  test('names departures by rows of the list of departures', () => {
    const listed = departures.split('\n').map((line) => line.split(' | ')[0])
    const named = rows.flatMap(([, { departs = [] }]) => departs)

    expect(named.filter((departure) => !listed.includes(`| ${departure}`))).toEqual([])
  })

  test('names every departure of the list', () => {
    const listed = departures
      .split('\n')
      .flatMap((line) => /^\| (?!Specification|---)(.*?) \|/.exec(line)?.[1] ?? [])
    const named = new Set(rows.flatMap(([, { departs = [] }]) => departs))

    expect(listed.filter((departure) => !named.has(departure))).toEqual([])
  })

  test('sees something of every sentence that says something', () => {
    const unseen = rows.flatMap(([sentence, { seen }]) => (seen.length === 0 ? sentence : []))

    expect(unseen.toSorted()).toEqual(['2.41', '2.44', '3.9', '7.12', '7.13', '7.3', '9.16'])
  })

  test.skipIf(!existsSync(SPECIFICATION))('has a row for every sentence of the specification', () => {
    const sentences = numberedSentences(readFileSync(SPECIFICATION, 'utf8'))

    expect(rows.map(([sentence]) => sentence).toSorted()).toEqual([...sentences.keys()].toSorted())
  })
})
