import { expect, test } from 'vitest'
import { shownTitle } from './shown-title.ts'

test.each([
  ['KRANTINIŲ NR. 21, 22 REKONSTRAVIMO PROJEKTAS', 'Krantinių nr. 21, 22 rekonstravimo projektas'],
  ['VPP-2274 FIZINĖS IR TECHNINĖS APSAUGOS PASLAUGOS', 'Fizinės ir techninės apsaugos paslaugos'],
  ['32594 Riedmenų dalys', 'Riedmenų dalys'],
  ['20000 LED lempų', '20000 LED lempų'],
  ['(PU-13252/25) Metalinės pralaidos', 'Metalinės pralaidos'],
  ['Skelbiama apklausa_Nr. 283_Archyvo įrengimas', 'Archyvo įrengimas'],
  ['Mobilūs keltuvai (Mažos vertės skelbiama apklausa)', 'Mobilūs keltuvai'],
  ['TINKLO ADAPTERIS (SKELBIAMA APKLAUSA SU DERYBOMIS)', 'Tinklo adapteris'],
  ['Spynos (Supaprastintas atviras konkursas) (34512)', 'Spynos'],
  ['Laboratorijų paslaugos (RĮAC) (skelbiama apklausa)', 'Laboratorijų paslaugos (RĮAC)'],
  ['(Mažos vertės skelbiama apklausa)', '(Mažos vertės skelbiama apklausa)'],
  ['Mokymai (tema: atviras konkursas pagal VPĮ)', 'Mokymai (tema: atviras konkursas pagal VPĮ)'],
  ['Gyventojų apklausa (2026)', 'Gyventojų apklausa (2026)'],
  ['C-295 orlaivio dalys', 'C-295 orlaivio dalys'],
  ['Sėdynių atnaujinimas (DPS: 28312)', 'Sėdynių atnaujinimas'],
  ['Stogo remontas (2026)', 'Stogo remontas (2026)'],
  ['Stogai (mažos vertės pirkimas) (seno CVP IS Nr. 660238)', 'Stogai'],
  ['VU PASTATO STOGAS', 'VU pastato stogas'],
  ['CENTRAS ALZHEIMERIO LIGA SERGANTIEMS', 'Centras Alzheimerio liga sergantiems'],
  ['AIO KOMPIUTERIAI AUDITORIJOMS, Nr. 4871/2026/VM', 'AIO kompiuteriai auditorijoms'],
  ['KAPITALINIO REMONTO I IR II ETAPAS, 38B/TVPC', 'Kapitalinio remonto I ir II etapas, 38B/TVPC'],
  ['LED ŠVIESTUVAI, UAB „ŠVIESA“', 'LED šviestuvai, UAB „Šviesa“'],
  ['LAIPTŲ VILNIUJE REMONTAS', 'Laiptų Vilniuje remontas'],
  ['KLAIPĖDOS R. SAV. KELIŲ PRIEŽIŪRA', 'Klaipėdos r. sav. kelių priežiūra'],
  ['PASTATO A. JAKŠTO G. 9 IR TAIKOS PR. 5 STOGAI', 'Pastato A. Jakšto g. 9 ir Taikos pr. 5 stogai'],
  ['LED lempos', 'LED lempos'],
  ['IT PASLAUGOS', 'IT paslaugos'],
  ['PVM', 'PVM'],
])('„%s“ is shown as „%s“', (title, shown) => {
  expect(shownTitle(title)).toBe(shown)
})

test('a description that was pasted as a title ends after a word', () => {
  const shown = shownTitle('paslaugos '.repeat(50))

  expect(shown).toMatch(/paslaugos…$/)
  expect(shown.length).toBeLessThanOrEqual(201)
})
