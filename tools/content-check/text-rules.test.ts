import { expect, test } from 'vitest'
import { type Page, parseHtml } from './html.ts'
import { checkNumbers } from './rules/numbers.ts'
import { checkPhrases, readRefusedPhrases } from './rules/phrases.ts'

const numbersIn = (text: string) => checkNumbers(page(`<p>${text}</p>`))

test.each([
  'iki 71\u00a0000\u00a0Eur',
  'per 10\u00a0dienų',
  'per 6 darbo dienas',
  'per penkiolika dienų',
  'iki trisdešimt penkių kalendorinių dienų',
  'per 15 d. nuo paskelbimo',
  'per šešis mėnesius',
  'už trejus metus',
  'bent 30 proc. ekologiškų',
  '30\u00a0% ir daugiau',
  'padidinta 8 procentiniais punktais',
  'iki 0,7 numatomos vertės',
  'neviršija dvigubos vertės',
  'per 3–5 darbo dienas',
  'per 5 k. d. nuo',
  'per 10-ies dienų terminą',
  'iki 15 tūkst. Eur',
  'neviršija 15 000 eurų',
  'penkiolikos tūkstančių eurų',
  'dešimt procentų vertės',
  'galioja pusę metų',
  'per pusantro mėnesio',
  'ne ilgiau kaip vieno mėnesio',
  'tūkstantis eurų',
  'du šimtai eurų',
  'pusė milijono eurų',
  'per 20 (dvidešimt) dienų',
  'bent trečdalis kainos',
  'ne daugiau kaip 2 kartus didesnės',
  'du kartus mažesnė už vertę',
  'trejų metų laikotarpis',
  'vienerių metų laikotarpis',
  'ketverius metus',
  'penkiasdešimties eurų',
  'per dešimties dienų laikotarpį',
  'aštuoniais procentiniais punktais',
])('the number in „%s“ is refused when it is typed', (text) => {
  expect(numbersIn(text)).toHaveLength(1)
})

test.each([
  '2026 m. lapkričio 22 d.',
  'nuo sausio 1 d. iki kovo 15 d. skelbiama',
  '2024 metų pradžioje',
  'dvi savaites',
  '8 praktiniai žingsniai',
  'skelbimo dieną',
  'po pusmečio',
  'kelis mėnesius',
  'perskaitykite du kartus',
  'atlikti galite tik pusę darbo',
  'visi vienu metu',
  'iš šimto gali tikti du',
  'nuo 9:00 iki 18:00',
])('in „%s“ no number is refused', (text) => {
  expect(numbersIn(text)).toEqual([])
})

test.each([
  'skelbiama iki kovo 15 d.',
  'skelbiama iki 2027\u00a0m. sausio 1\u00a0d.',
  'iki kovo 15 dienos',
  'ne vėliau kaip kovo 15-ąją',
  'iki 2027-03-15',
])('the last day in „%s“ is refused when it is typed in a text', (text) => {
  expect(checkNumbers(page(`<p>${text}</p>`), true)).toHaveLength(1)
})

test('the day from which something applies is not a last day', () => {
  const days =
    'Nuo 2027\u00a0m. sausio 1\u00a0d. iki <span data-figure="planPublication">kovo 15\u00a0d.</span>'

  expect(checkNumbers(page(`<p>${days}</p>`), true)).toEqual([])
})

test('numbers that come from the figures table, are in an example or say what they are, are not refused', () => {
  expect(numbersIn('per <span data-figure="claimInternational">10\u00a0dienų</span> nuo')).toEqual([])
  expect(numbersIn('likus <span data-not-figure="advice">2\u00a0dienoms</span>')).toEqual([])
  expect(checkNumbers(page('<div data-example=""><p>per 10\u00a0dienų</p></div>'))).toEqual([])
})

const phrases = readRefusedPhrases(
  [
    '# remark',
    'dėl viso pikto\tdėl visa ko',
    'stabdo pirkim*\twhat the law says',
    'pasižymėkite\tanother verb\t1',
    'nepatikimų tiekėjų sąraš*\tinformacija\t\tvadinam*',
    '10000.50\ta link\t\t\t/cvp-is',
  ].join('\n'),
)
const phrasesIn = (text: string, path = '/') => checkPhrases({ ...page(`<p>${text}</p>`), path }, phrases)

test('refused phrases are found in any case and form', () => {
  expect(phrasesIn('Dėl\u00a0viso pikto')).toEqual(['„Dėl viso pikto“: write dėl visa ko'])
  expect(phrasesIn('Pretenzija stabdo pirkimą')).toHaveLength(1)
  expect(phrasesIn('Pretenzija nestabdo pirkimo')).toEqual([])
})

test('refused phrases that are only overused may appear as often as the file says', () => {
  expect(phrasesIn('Pasižymėkite datą')).toEqual([])
  expect(phrasesIn('Pasižymėkite datą, pasižymėkite ir numerį')).toEqual([
    '„pasižymėkite“ 2 times, at most 1 are allowed: write another verb',
  ])
})

test('refused phrases are allowed after a certain word or on a page of their own', () => {
  expect(phrasesIn('Nepatikimų tiekėjų sąrašas')).toHaveLength(1)
  expect(phrasesIn('vadinamasis nepatikimų tiekėjų sąrašas')).toEqual([])
  expect(phrasesIn('kaina 10000.50')).toHaveLength(1)
  expect(phrasesIn('kaina 10000.50', '/cvp-is')).toEqual([])
})

test.each([
  ['konkurso nugalėtojas', 1],
  ['tai įtakoja kainą', 1],
  ['daryti įtaką ir turėti įtakos', 0],
  ['su šios sistemos pagalba', 0],
  ['su sistemos pagalba', 1],
  ['pilnas aprašas', 0],
  ['virš 58 000', 1],
  ['ar Jūs dalyvaujate', 1],
  ['dokumentai kurie pridedami', 1],
  ['dokumentai, kurie pridedami', 0],
  ['riba, iki kurios perkama', 0],
  ['kai kurie pirkėjai', 0],
  ['Jūs galite dalyvauti', 0],
])('refused phrases of the style guide: „%s“ is found %i times', (text, times) => {
  expect(checkPhrases(page(`<p>${text}</p>`), readRefusedPhrases())).toHaveLength(times)
})

test('refused phrases are in a file that can be read', () => {
  expect(readRefusedPhrases().length).toBeGreaterThan(20)
  expect(() => readRefusedPhrases('dėl viso pikto')).toThrow('does not say what to write instead')
})

function page(html: string): Page {
  return { path: '/', root: parseHtml(html) }
}
