import { expect, test } from 'vitest'
import { demoNotices, readDemoTable } from '#tests/support/demo-notices.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { organisationNames } from '#tests/support/organisation-names.ts'
import { homePageLetterOn } from '../inbox/home-page-letter.ts'

const notices = notEmpty(demoNotices)
const buyers = notEmpty(readDemoTable('buyers.tsv').map(([name, type]) => ({ name, type })))
const typeOf = new Map(buyers.map(({ name, type }) => [name, type]))

test('buyers are listed once, with their type; each of them buys, and no other buyer does', () => {
  const names = buyers.map(({ name }) => name)
  const buying = notices.map(({ buyer }) => buyer)

  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  expect(buyers.filter(({ type }) => !/^[a-z]+$/.test(type))).toEqual([])
  expect(names.filter((name) => !buying.includes(name))).toEqual([])
  expect(buying.filter((name) => !names.includes(name))).toEqual([])
})

test('buyers of the home page buy in the library too', () => {
  const names = buyers.map(({ name }) => name)

  expect(homePageLetterOn('2026-11-23').notices.filter(({ buyer }) => !names.includes(buyer))).toEqual([])
})

test('buyers are of no type that was abolished', () => {
  const dissolved = /urėdija|regioninio parko direkcija|greitosios medicinos pagalbos stotis/

  expect(buyers.filter(({ name }) => dissolved.test(name))).toEqual([])
})

test('buyers are not real organisations', () => {
  const isReal = (name: string) => notEmpty(organisationNames).some((real) => isSameName(name, real))

  expect(buyers.filter(({ name }) => isReal(name))).toEqual([])
})

test('buyers are not in real municipalities or towns', () => {
  const stems = REAL_PLACES.split(/\s+/).map((place) => place.replace(/(iai|ai|ės|ys|is|as|us|os|a|ė)$/, ''))
  const real = buyers.filter(({ name }) =>
    name
      .split(/[\s„“-]+/)
      .some((word) => stems.some((stem) => new RegExp(`^${stem}\\p{Ll}{1,3}$`, 'u').test(word))),
  )

  expect(stems.length).toBeGreaterThan(100)
  expect(real).toEqual([])
})

test.each<[string, string, readonly string[]]>([
  ['medical equipment', '331', ['care', 'clinic', 'hospital']],
  ['medicines', '336', ['care', 'clinic', 'hospital']],
  ['a swimming pool', '45212212', ['municipality', 'sport']],
  ['quays', '45241', ['port']],
  ['books for libraries', '22113', ['college', 'culture', 'school']],
  ['school meals', '55524', ['kindergarten', 'municipality', 'school']],
  ['electric buses', '3414491', ['municipality', 'transport']],
  ['firefighters’ clothes', '358111', ['rescue']],
  ['logging', '7721', ['municipality', 'nature']],
  ['sewage pumps', '4212222', ['water']],
  ['street lighting', '50232', ['municipality', 'roads']],
])('buyers of %s are of a type that needs them', (_, prefix, types) => {
  const found = notices.filter(({ codes: [main] }) => main.startsWith(prefix))

  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ buyer }) => !types.includes(typeOf.get(buyer) ?? ''))).toEqual([])
})

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
