import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { demoNotices } from '#tests/support/demo-letters.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { organisationNames } from '#tests/support/organisation-names.ts'
import type { DemoNotice } from './parse-demo-notices.ts'

const FOLDER = new URL('../../../../data/demo-notices/', import.meta.url)
const KINDS = ['consultation', 'contract', 'plan', 'tender']
const MIN_PER_GROUP = 3
const MIN_PER_DIVISION = 6
const MAX_VALUE = 5_000_000

const notices = notEmpty(demoNotices)
const buyers = notEmpty(pairsIn('buyers.tsv').map(([name, type]) => ({ name, type })))
const groups = notEmpty(pairsIn('groups.tsv').map(([group]) => ({ group })))
const { tree } = readCatalogue()
const typeOf = new Map(buyers.map(({ name, type }) => [name, type]))

describe('the library', () => {
  test('has some hundred notices, most of them tenders', () => {
    const tenders = notices.filter(({ kind }) => kind === 'tender')

    expect(notices.length).toBeGreaterThanOrEqual(350)
    expect(tenders.length).toBeGreaterThan(notices.length / 2)
  })

  test('has a remark for at least two thirds of the notices, each of its own', () => {
    const remarks = notices.flatMap(({ remark }) => remark ?? [])

    expect(remarks.length).toBeGreaterThanOrEqual((notices.length * 2) / 3)
    expect(duplicatesOf(remarks)).toEqual([])
  })

  test('names no title twice', () => {
    expect(duplicatesOf(notices.map(({ title }) => title))).toEqual([])
  })

  test('uses codes of the vocabulary only, none twice in a notice', () => {
    const vocabulary = tree.entries.map(({ code }) => code)

    expect(notices.flatMap(({ codes }) => codes.filter((code) => !vocabulary.includes(code)))).toEqual([])
    expect(notices.filter(({ codes }) => duplicatesOf(codes).length > 0)).toEqual([])
  })

  test('reaches below the groups: most main codes have four digits or more', () => {
    const deep = notices.filter(({ codes: [main] }) => main.slice(3, 8) !== '00000')

    expect(deep.length).toBeGreaterThan(notices.length * 0.9)
  })

  test('has values that a buyer could pay', () => {
    const values = notices.flatMap(({ value }) => value ?? [])

    expect(Math.min(...values)).toBeGreaterThanOrEqual(1_000)
    expect(Math.max(...values)).toBeLessThanOrEqual(MAX_VALUE)
  })

  test('writes quotes and dashes the Lithuanian way, and no years', () => {
    const texts = notices.flatMap(({ title, buyer, remark }) => [title, buyer, remark ?? ''])

    expect(texts.filter((text) => /["'”«»]| - |—|\b20\d\d\b|\p{L}!/u.test(text))).toEqual([])
    expect(texts.filter((text) => text.split('„').length !== text.split('“').length)).toEqual([])
  })
})

describe('coverage', () => {
  test('sixty groups that exist are listed, each once', () => {
    const listed = groups.map(({ group }) => group)

    expect(listed).toHaveLength(60)
    expect(duplicatesOf(listed)).toEqual([])
    expect(
      listed.filter((group) => !tree.entries.some(({ code }) => code === cpv(group.padEnd(8, '0')))),
    ).toEqual([])
  })

  test(`each of them has at least ${MIN_PER_GROUP} notices`, () => {
    expect(groups.filter(({ group }) => below(group).length < MIN_PER_GROUP)).toEqual([])
  })

  test(`each division has at least ${MIN_PER_DIVISION} notices, of all kinds and several groups`, () => {
    const thin = notEmpty(tree.listLevel(1)).flatMap(({ code }) => {
      const division = code.slice(0, 2)
      const found = below(division)
      const kinds = [...new Set(found.map(({ kind }) => kind))].sort()
      const groupCount = new Set(found.map(({ codes: [main] }) => main.slice(0, 3))).size
      const groupsThatExist = tree.entries.filter(
        (entry) => entry.level === 2 && entry.code.startsWith(division),
      ).length
      const isComplete =
        found.length >= MIN_PER_DIVISION &&
        kinds.join() === KINDS.join() &&
        (groupCount >= 2 || groupsThatExist === 1 || division === '98')
      return isComplete ? [] : [{ division, count: found.length, kinds, groupCount }]
    })

    expect(thin).toEqual([])
  })
})

describe('buyers', () => {
  test('are listed once, with their type; each of them buys, and no other buyer does', () => {
    const names = buyers.map(({ name }) => name)
    const buying = notices.map(({ buyer }) => buyer)

    expect(duplicatesOf(names)).toEqual([])
    expect(buyers.filter(({ type }) => !/^[a-z]+$/.test(type))).toEqual([])
    expect(names.filter((name) => !buying.includes(name))).toEqual([])
    expect(buying.filter((name) => !names.includes(name))).toEqual([])
  })

  test('are no real organisations', () => {
    const isReal = (name: string) => notEmpty(organisationNames).some((real) => isSameName(name, real))

    expect(buyers.filter(({ name }) => isReal(name))).toEqual([])
  })

  test('are in no real municipality or town', () => {
    const stems = REAL_PLACES.split(/\s+/).map((place) =>
      place.replace(/(iai|ai|ės|ys|is|as|us|os|a|ė)$/, ''),
    )
    const real = buyers.filter(({ name }) =>
      name
        .split(/[\s„“-]+/)
        .some((word) => stems.some((stem) => new RegExp(`^${stem}\\p{Ll}{1,3}$`, 'u').test(word))),
    )

    expect(stems.length).toBeGreaterThan(100)
    expect(real).toEqual([])
  })

  test.each<[string, string, readonly string[]]>([
    ['medical equipment', '331', ['ambulance', 'care', 'clinic', 'hospital']],
    ['medicines', '336', ['care', 'clinic', 'hospital']],
    ['a swimming pool', '45212212', ['municipality', 'sport']],
    ['quays', '4524', ['port']],
    ['books for libraries', '22113', ['college', 'culture', 'school']],
    ['school meals', '55524', ['kindergarten', 'municipality', 'school']],
    ['electric buses', '3414491', ['municipality', 'transport']],
    ['firefighters’ clothes', '358111', ['rescue']],
    ['logging', '7721', ['municipality', 'nature']],
    ['sewage pumps', '4212222', ['water']],
    ['street lighting', '50232', ['municipality', 'roads']],
  ])('of %s are of a type that needs them', (_, prefix, types) => {
    const found = below(prefix)

    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ buyer }) => !types.includes(typeOf.get(buyer) ?? ''))).toEqual([])
  })
})

function pairsIn(file: string): [string, string][] {
  const [, ...lines] = readFileSync(new URL(file, FOLDER), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [first = '', second = ''] = line.split('\t')
    return [first, second]
  })
}

function below(prefix: string): DemoNotice[] {
  return notices.filter(({ codes: [main] }) => main.startsWith(prefix))
}

function duplicatesOf(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) !== i)
}

function isSameName(invented: string, real: string): boolean {
  return (
    real.toLowerCase().includes(invented.toLowerCase()) || invented.toLowerCase().includes(real.toLowerCase())
  )
}

/** The 60 municipalities, the county towns among them, and the other towns of Lithuania. */
const REAL_PLACES = `
  Akmenė Alytus Anykščiai Birštonas Biržai Druskininkai Elektrėnai Ignalina Jonava Joniškis Jurbarkas
  Kaišiadorys Kalvarija Kaunas Kazlų Kėdainiai Kelmė Klaipėda Kretinga Kupiškis Lazdijai Marijampolė
  Mažeikiai Molėtai Neringa Pagėgiai Pakruojis Palanga Panevėžys Pasvalys Plungė Prienai Radviliškis
  Raseiniai Rietavas Rokiškis Skuodas Šakiai Šalčininkai Šiauliai Šilalė Šilutė Širvintos Švenčionys
  Tauragė Telšiai Trakai Ukmergė Utena Varėna Vilkaviškis Vilnius Visaginas Zarasai
  Ariogala Vokė Daugai Dūkštas Dusetos Eišiškės Ežerėlis Gargždai Garliava Gelgaudiškis Grigiškės Jieznas
  Joniškėlis Kavarskas Kybartai Kuršėnai Lentvaris Linkuva Naumiestis Nemenčinė Nida Obeliai Pabradė
  Pandėlys Panemunė Priekulė Ramygala Rūdiškės Salantai Seda Simnas Skaudvilė Smalininkai Subačius Šeduva
  Šventoji Švenčionėliai Tytuvėnai Troškūnai Užventis Vabalninkas Varniai Veisiejai Venta Viekšniai Vievis
  Vilkija Virbalis Žagarė Žiežmariai Kernavė Juodkrantė Rusnė Šeta Žeimelis Luokė Seredžius Vepriai`.trim()
