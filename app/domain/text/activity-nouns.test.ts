import { expect, test } from 'vitest'
import { withActivityNouns } from './activity-nouns.ts'

test.each([
  ['Taisome sunkvežimius', 'sunkvežimius remontas'],
  ['dazau sienas', 'sienas dažymas'],
  ['dažom sienas', 'sienas dažymas'],
  ['montuojam langus', 'langus montavimas'],
  ['asfaltuojame kiemus', 'kiemus asfaltavimas'],
  ['spausdiname knygas', 'knygas spausdinimas'],
  ['valome', 'valymas'],
  ['glaistau lubas', 'lubas glaistymas'],
  ['rauname kelmus', 'kelmus rovimas'],
  ['kerpame plaukus', 'plaukus kirpimas'],
  ['audziame kilimus', 'kilimus audimas'],
  ['kasame tranšėjas', 'tranšėjas kasimas'],
  ['siurbiam nuotekas iš duobių', 'nuotekas iš duobių siurbimas'],
  ['gaudom benamius šunis', 'benamius šunis gaudymas'],
  ['printerių servisas', 'printerių remontas'],
])('„%s“ names the activity as buyers do: %s', (typed, read) => {
  expect(withActivityNouns(typed)).toBe(read)
})

test.each([
  'Biurų valymas',
  'kasų aparatai',
  'langu plovimas',
  'klinikoje naujuoju magazinu',
  'viešuoju konkursu',
  'vaikam ir mokykloms',
  'regioniniame parke',
  'sausajame doke',
  'daugiau custom furniture',
  '72000000-5',
])('„%s“ says no verb and stays as it is', (typed) => expect(withActivityNouns(typed)).toBe(typed))
