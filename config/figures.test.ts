import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notEmpty } from '#tests/support/not-empty.ts'
import { acts, type Figure, figures, type LegalBasis } from './figures.ts'

const all: readonly (readonly [string, Figure])[] = notEmpty(Object.entries(figures))
const urlOf = ({ act, read }: LegalBasis) => (read ?? acts[act]).url
const idsWhere = (isFaulty: (figure: Figure) => boolean) =>
  all.filter(([, figure]) => isFaulty(figure)).map(([id]) => id)

test('all files are read, and no name is used for two figures', () => {
  const files = notEmpty(globSync('content/figures/*.json'))
  const ids = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).figures))

  expect(ids.toSorted()).toEqual(Object.keys(figures).toSorted())
})

test('every figure of the law that was read at an official page links to it', () => {
  const lacksLink = (basis: LegalBasis) => basis.mark === 'A' && urlOf(basis) === undefined

  expect(idsWhere(({ legalBases }) => legalBases.some(lacksLink))).toEqual([])
})

test('every figure of the law that rests on a secondary source sends readers to the act', () => {
  const hosts = /^https:\/\/(www\.)?(e-tar\.lt|e-seimas\.lrs\.lt|eur-lex\.europa\.eu|ted\.europa\.eu)\//
  const secondary = all.flatMap(([, { legalBases }]) => legalBases.filter(({ mark }) => mark === 'B'))

  const links = notEmpty(secondary.flatMap((basis) => urlOf(basis) ?? []))
  expect(links.filter((url) => !hosts.test(url))).toEqual([])
})

test('every figure of the law that is still to come rests on more than articles in force today', () => {
  const lawsInForce = ['VPĮ', 'PĮ', 'CPK']
  const isToCome = ({ validFrom, checkedOn }: Figure) => validFrom !== null && validFrom > checkedOn

  const isInForce = ({ act }: LegalBasis) => lawsInForce.includes(acts[act].short)

  expect(idsWhere((figure) => isToCome(figure) && figure.legalBases.every(isInForce))).toEqual([])
})

test('every figure of the law begins before it ends', () => {
  const endsFirst = ({ validFrom, validTo }: Figure) => validFrom && validTo && validFrom > validTo

  expect(idsWhere((figure) => Boolean(endsFirst(figure)))).toEqual([])
})

test('every figure of the law that has been replaced names what came after it and when it was in force', () => {
  const replaced = all.filter(([, { replacedBy }]) => replacedBy !== null)
  const isKnown = ({ validFrom, validTo, knownPeriod }: Figure) =>
    knownPeriod !== null || (validFrom !== null && validTo !== null)

  expect(replaced.filter(([, { replacedBy }]) => !Object.hasOwn(figures, replacedBy ?? ''))).toEqual([])
  expect(replaced.filter(([, figure]) => !isKnown(figure))).toEqual([])
  expect(replaced.length).toBeGreaterThanOrEqual(10)
})

test('the thresholds of a series follow each other without a gap', () => {
  const series = ['', 'Others', 'Utilities'].map((suffix) => `internationalGoodsServices${suffix}`)
  for (const id of [...series, 'internationalWorks']) {
    const periods = all
      .filter(([key, { replacedBy }]) => key === id || replacedBy === id)
      .map(([, { validFrom, validTo }]) => [validFrom, validTo])
      .sort()

    expect(periods, id).toEqual([
      ['2022-01-01', '2023-12-31'],
      ['2024-01-01', '2025-12-31'],
      ['2026-01-01', '2027-12-31'],
    ])
  }
})

test('low-value limits claim no first day, which nobody could confirm', () => {
  expect([figures.lowValueGoodsServices.validFrom, figures.lowValueWorks.validFrom]).toEqual([null, null])
})

test('acts have names of their own', () => {
  const names = Object.values(acts).flatMap(({ name, short }) => [...new Set([name, short])])

  expect(new Set(names).size).toBe(names.length)
})
