import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fixtureNotices } from '#tests/support/notice-servers/fixture-notices.ts'
import { sourceNotice } from '#tests/support/source-notices.ts'
import { hasLegalForm, withoutContacts, withoutPersonalData } from './personal-data.ts'

test.each([
  ['Stogo remontas, tel. +370 600 00000', 'Stogo remontas'],
  ['Stogo remontas (tel. 8 600 00000)', 'Stogo remontas'],
  ['Stogo remontas 8-600-00000 skubiai', 'Stogo remontas skubiai'],
  ['Stogo remontas, (8 5) 200 0000', 'Stogo remontas'],
  ['Stogo remontas, mob. 60000000', 'Stogo remontas'],
  ['Stogo remontas, el. p. kontaktas@example.lt', 'Stogo remontas'],
  ['Stogo remontas el.p.kontaktas@example.lt', 'Stogo remontas'],
  ['Stogo remontas, el. paštas:kontaktas@example.lt', 'Stogo remontas'],
  ['Stogo remontas, kontaktas(eta)example.lt', 'Stogo remontas'],
  ['Stogo remontas. Kontaktinis asmuo: Vardas Pavardė, 1 kab.', 'Stogo remontas.'],
  ['Žemės nuoma, Vardas Pavardė, a. k. 39001010000, 2 ha', 'Žemės nuoma, 2 ha'],
  ['Žemės nuoma Vardui Pavardei (asmens kodas 39001010000)', 'Žemės nuoma'],
  ['Stogo remontas (kontaktinis asmuo Vardas Pavardė, tel. 8 600 00000)', 'Stogo remontas'],
  ['STOGO REMONTAS, ATSAKINGAS ASMUO VARDAS PAVARDĖ', 'STOGO REMONTAS'],
  ['Stogo remontas 370 600 00000', 'Stogo remontas'],
  ['Stogo remontas, 8.600.00000', 'Stogo remontas'],
  ['Nuoma (asmens kodas: 49912310000)', 'Nuoma'],
  ['Stogo remontas, Kontaktai: Vardas Pavardė', 'Stogo remontas'],
  ['Mokymai 80000000-4, tel. 8 600 00000', 'Mokymai 80000000-4'],
  ['Mob. tel. Nr.: 0 600 00000 Langų plovimas', 'Langų plovimas'],
])('„%s“ is stored without its contacts', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})

test.each([
  ['Stogo remontas. Kontaktas Petras Petraitis', 'Stogo remontas.'],
  ['Stogo remontas Nr. 560 Kontaktas Petras Petraitis, tel. +370 600 00000', 'Stogo remontas Nr. 560'],
  ['Stogo remontas. Kontaktas – Petras', 'Stogo remontas.'],
  ['Stogo remontas. Kontaktinio asmens Petro Petraičio tel. 8 600 00000', 'Stogo remontas.'],
  ['Stogo remontas. Teirautis pas Petrą Petraitį', 'Stogo remontas.'],
  ['Teirautis pas Petrą Petraitį. Stogo remontas', 'Stogo remontas'],
  ['STOGO REMONTAS. TEIRAUTIS PAS PETRĄ PETRAITĮ', 'STOGO REMONTAS.'],
  ['Stogo remontas (teirautis Onos Onaitės)', 'Stogo remontas'],
  ['Stogo remontas, teiraukitės: P. Petraitis', 'Stogo remontas'],
  ['Stogo remontas, skambinti Onai Onaitei, 8 600 00000', 'Stogo remontas'],
  ['Stogo remontas, skambinti tel. 8 600 00000, Ona Onaitė', 'Stogo remontas'],
  ['Stogo remontas, kreiptis į P. Petraitį, 2 dalys', 'Stogo remontas, 2 dalys'],
  ['Stogo remontas. Kreipkitės pas vyr. specialistę Oną Onaitę-Petraitienę', 'Stogo remontas.'],
  ['Stogo remontas. Dėl informacijos Petras Petraitis', 'Stogo remontas.'],
  ['Stogo remontas. Dėl papildomos informacijos kreiptis į Oną Onaitę', 'Stogo remontas.'],
  ['Stogo remontas. Informaciją teikia Ona Onaitė ir Petras Petraitis', 'Stogo remontas.'],
  ['Stogo remontas. Daugiau informacijos: O. P. Onaitė', 'Stogo remontas.'],
  ['Stogo remontas, vyr. specialistė Ona Onaitė, tel. 8 600 00000', 'Stogo remontas'],
  ['Stogo remontas. Pirkimo organizatorius – P.Petraitis', 'Stogo remontas.'],
  ['Stogo remontas, Ona Onaitė, el. p. ona@example.lt', 'Stogo remontas'],
  ['Stogo remontas (P. Petraitis, +370 600 00000)', 'Stogo remontas'],
  ['Stogo remontas. Atsakingas: Petras Petraitis', 'Stogo remontas.'],
  ['Stogo remontas, kreiptis į P. Petraitį .', 'Stogo remontas'],
  ['Stogo remontas. Contact: Petras Petraitis', 'Stogo remontas.'],
])('„%s“ is stored without the name of the contact person', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})

test.each([
  'VPP-2274 Fizinės ir techninės apsaugos paslaugos',
  'KRANTINIŲ NR. 21, 22 REKONSTRAVIMO PROJEKTAS',
  'Darbai už 8 600 000 Eur',
  'Projektas Nr. 09.3.3-LMT-K-712-01-0123',
  'Sutartis 2026-11-22/45000000-7',
  'Telefonų pirkimas, 120 vnt.',
  'Sutartis Nr. 39013010000, sąskaita LT601010012345678901',
  'Mobiliojo telefono ryšio paslaugos 2026–2028 m.',
  'Kontaktinių lęšių pirkimas',
  'Švietimo paslaugos (80000000-4)',
  'Dyzelinas 09132100-4, benzinas 09132000–3',
  'Telefonas 32552100-8, faksas 32581200-1',
  'Kontaktai – sidabriniai, rėlėms',
  'Contact-less kortelės',
  'ATSAKINGŲ ASMENŲ MOKYMO PASLAUGOS',
  'Atsakingas asmuo už elektros ūkį',
  'Programa Nr. 370, 120 val.',
  'Vytauto Didžiojo universiteto bibliotekos remontas, Kaunas',
  'P. Vileišio g. ir J. Basanavičiaus gatvės remontas, II etapas',
  'Inžinieriaus Petro Vileišio tilto remontas',
  'Generolo Jono Žemaičio Lietuvos karo akademijos baldai',
  'Direktoriaus Jono Jonaičio vardo mokyklos langai',
  'Kontaktas Schneider Electric LC1D',
  'Relės su kontaktais „Siemens Sirius“',
  'DĖL INFORMACIJOS SISTEMOS SUKŪRIMO',
  'Turizmo Informacijos Centro Plėtra',
  'Pagalbos skambučių centro įranga „Cisco Unified“',
  'Galimybių kreiptis į gydytojus plėtra Vilniaus Antakalnyje',
  'Vadovų mokymai Vilniaus Universitete',
  'Stogo remontas, Šiaulių Rėkyva, 2 dalys',
])('„%s“ stays as it is', (text) => {
  expect(withoutContacts(text)).toBe(text)
})

test('titles of demo notices and of real notices of TED lose nothing', async () => {
  const demoFiles = await Array.fromAsync(glob('data/demo-notices/*.tsv'), (file) => readFile(file, 'utf8'))
  const demoTexts = demoFiles
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => line.split('\t').slice(2, 4))
  const real = fixtureNotices.flatMap(({ title, buyer }) => [title, buyer])
  const texts = [...new Set([...demoTexts, ...real])].filter((text) => text !== '')
  expect(texts.length).toBeGreaterThan(600)
  expect(texts.filter((text) => withoutContacts(text) !== text)).toEqual([])
})

test.each([
  ['one long word', 'ž'.repeat(1_000_000), 'ž'.repeat(1_000_000)],
  ['a telephone that is a thousand addresses', `Stogas, tel. ${'a@a '.repeat(100_000)}`, 'Stogas, tel.'],
  ['a personal code that does not come', `Stogas, a. k. ${'a@a '.repeat(100_000)}x`, 'Stogas, a. k. x'],
])(
  'a title of %s is read in one go: anything slower would not end within the time of a test',
  (_what, title, expected) => {
    expect(withoutContacts(title)).toBe(expected)
  },
)

test.each([
  ['UAB „Pavyzdys“', true],
  ['uab „Pavyzdys“', true],
  ['Individuali įmonė „Pavyzdys“', true],
  ['Advokatų profesinė bendrija Pavyzdys ir partneriai', true],
  ['Energetikos institutas', true],
  ['Pavyzdžio universitetas', true],
  ['Kim Se Ra', false],
  ['Pavyzdys, UAB', true],
  ['VšĮ Pavyzdžio ligoninė', true],
  ['J. Pavyzdžio IĮ', true],
  ['Muster GmbH', true],
  ['Vardenis Pavardenis', false],
  ['Aba Pavardenė', false],
])('%s has a legal form: %s', (name, expected) => {
  expect(hasLegalForm(name)).toBe(expected)
})

test.each([
  [['Siemens Healthineers Oy'], ['Siemens Healthineers Oy']],
  [['UAB „Pavyzdys“, Vardas Pavardė', 'Medicinos Įranga'], ['UAB „Pavyzdys“']],
  [['Vardas Pavardė ir UAB „Pavyzdys“'], ['UAB „Pavyzdys“']],
  [
    ['Vardenis Pavardenis', 'UAB „Pirmas“', 'VšĮ „Antra“'],
    ['UAB „Pirmas“', 'VšĮ „Antra“'],
  ],
  [['Pavyzdžio Statyba, UAB'], ['Pavyzdžio Statyba, UAB']],
  [['UAB „Pavyzdys“, P. Petraitis'], ['UAB „Pavyzdys“']],
  [['Ona Onaitė-Petraitienė; MB „Trečias“'], ['MB „Trečias“']],
  [['UAB „Pirmas ir antras“, MB „Trečias“'], ['UAB „Pirmas ir antras“, MB „Trečias“']],
])('the winners %j are stored as %j', (winners, expected) => {
  expect(withoutPersonalData(sourceNotice(1, { winners }))).toMatchObject({ winners: expected })
})
