import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { configureSite, site } from '#config/site.ts'
import { captureRefusal } from '#tests/support/capture-refusal.ts'
import { defaultFacts } from '#tests/support/default-facts.ts'
import { loadSite } from './site-file.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-file-'))
const path = join(folder, 'site.json')

afterEach(() => configureSite(structuredClone(defaultFacts)))

/** The sentences that a file is answered with, without its name. */
function faultsOf(content: string | object): string[] {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  writeFileSync(path, isText ? content : JSON.stringify(content))
  const refusal = captureRefusal(() => loadSite({ DATA_DIR: folder }))
  if (refusal.startsWith('read: ')) return []
  return refusal.split('\n').map((line) => line.replaceAll(`${path}: `, '').replaceAll(path, 'FILE'))
}

const PARTNER = {
  name: 'Ona Onaitė',
  role: 'Partnerė Lietuvoje',
  email: 'ona@stogai.lt',
  phones: ['+370 612 34567'],
  website: { label: 'stogai.lt', url: 'https://stogai.lt/' },
}

test('without a file the defaults stay, and a sentence says so', () => {
  expect(loadSite({ DATA_DIR: join(folder, 'none') }).whose).toBe(
    `No firm's facts are given: there is no ${join(folder, 'none/site.json')}, so an invented firm is shown. docs/how-to/site-facts.md says how to replace it.`,
  )
  expect(site).toEqual(defaultFacts)
})

test('the facts of a file are read, even only a few, with or without a byte order mark', () => {
  const facts = { phone: '+370 612 34567', partners: [PARTNER], evidence: { specialists: null } }
  expect(faultsOf(facts)).toEqual([])
  expect(site).toMatchObject({ ...facts, email: defaultFacts.email, evidence: { yearsOfExperience: 15 } })

  writeFileSync(path, '\uFEFF{ "leadForm": { "isPhoneRequired": false } }')
  expect(loadSite({ SITE_FILE: path, DATA_DIR: 'elsewhere' }).whose).toBe(
    `The firm's facts are those of ${path}.`,
  )
  expect(site.leadForm).toEqual({ isPhoneRequired: false, isReferralSourceRequired: true })
})

test('a part of the home page is switched off by itself', () => {
  expect(faultsOf({ home: { comparison: false } })).toEqual([])
  expect(site.home).toEqual({ ...defaultFacts.home, comparison: false })
})

test('a missing fact of a partner may be left out or null', () => {
  const { website, ...partner } = PARTNER
  expect(faultsOf({ partners: [partner, { ...partner, website: null }] })).toEqual([])
  expect(site.partners).toEqual(Array(2).fill({ ...partner, website: null, country: null, photo: null }))
})

test('times may have a leading zero or none, and the address of the schema is not a fact', () => {
  const facts = { officeHours: { opens: '7:00', closes: '09:30' }, answeredSameDayUntil: '9:00' }
  expect(faultsOf({ ...facts, $schema: './schema.json', evidence: { letterHour: '07:30' } })).toEqual([])
  expect(site.officeHours).toMatchObject({ opens: '07:00', closes: '09:30' })
  expect(site.answeredSameDayUntil).toBe('09:00')
  expect(site.evidence.letterHour).toBe('07:30')
  expect(Object.keys(site)).toEqual(Object.keys(defaultFacts))
  expect(faultsOf({ ...facts, evidence: { letterHour: '7:30' } })).toEqual([])
})

const NO_JSON = 'FILE is not JSON: '
const NO_UTF8 =
  'FILE is not saved as UTF-8; save it again with the encoding UTF-8 (the server looks for it in DATA_DIR).'
const LATER_THAN_CLOSING = 'answeredSameDayUntil must not be later than officeHours.closes, on Fridays too'

function partner(changes: object) {
  return { partners: [{ ...PARTNER, ...changes }] }
}

function evidence(facts: object) {
  return { evidence: facts }
}

function testimonial(text: string) {
  return evidence({ testimonial: { text, author: 'Rasa' } })
}

function hours(changes: object) {
  return { officeHours: { opens: '9:00', closes: '18:00', ...changes } }
}

test.each<[string | object, string]>([
  ['', 'FILE is empty; copy docs/how-to/site-facts.example.json into it'],
  [' \n', 'FILE is empty;'],
  ['{\n"partners": [\n]\n', 'each { and [ needs its } or ]'],
  ['{\n// firm\n}', `${NO_JSON}Expected property name or '}' in JSON at position 2 (line 2 column 1).`],
  ['{\n// firm\n"name": "Stogai" }', 'comments such as // are not allowed'],
  ['{ "partners": [{ "photo": "\\photos\\ona.jpg" }] }', 'paths are written with /'],
  ['{ "phone": "+370 612 34567", }', '(line 1 column 30).'],
  ['{\n"name": "Stogai"\n"phone": "+370 612 34567"\n}', '(line 3 column 1).'],
  ['{\n"company": "UAB "Stogai""\n}', '(line 2 column 18).'],
  ['{\n\n„name“: "Stogai"\n}', '(line 3 column 1).'],
  ['{\n"name": “Stogai”\n}', `${NO_JSON}Unexpected token '“', "{ "name": “Stogai” }" is not valid JSON.`],
  ['{\n"name": "Stogai\n}', '(line 2 column 16).'],
  ['{\n"name": "Stogai"\n', '(line 3 column 1).'],
  [Buffer.from('{ "company": "Stog\u00f8 pirkimai" }', 'latin1'), NO_UTF8],
  [Buffer.from('\uFEFF{ "company": "Stogai" }', 'utf16le'), NO_UTF8],
  [[], 'The file must be an object in { } (it is []).'],
  ['null', 'The file must be an object in { } (it is null).'],
  [{ home: { questions: 'no' } }, 'home.questions must be true or false (it is "no").'],
  [{ home: { klausimai: false } }, 'home.klausimai is not known; known here: questions, comparison'],
  [{ leadForm: [] }, 'leadForm must be an object in { } (it is []).'],
  [{ telefonas: '+370 612 34567' }, 'telefonas is not known; known here: name, defaultTitle, company,'],
  [{ fax: '', telefonas: '' }, 'fax is not known, nor telefonas; known here: name,'],
  [`"${'a'.repeat(100_000)}"`, 'FILE is too long to be a file of facts: it must have at most 100000'],
  [{ name: '<b>Stogai</b>' }, 'name must be plain text, without <, > and signs such as &nbsp; (it is'],
  [{ address: 'Liepų&nbsp;g.&#160;5' }, 'address must be plain text, without <, > and signs such as &nbsp;'],
  ['{ "home": { "questions": True } }', 'numbers are written as 120000, yes and no as true and false'],
  ['{\\rtf1 {"name": "Stogai"}}', '(line 1 column 2). It is plain text from { to };'],
  [{ phone: '+370 46 312 34' }, 'eight digits after +370, without the 8'],
  [{ phone: '+370 612 345678' }, 'eight digits after +370, without the 8'],
  [{ defaultTitle: 'Stogai {year}' }, 'defaultTitle must hold { and } only in {metai}, the year (it is'],
  [{ defaultTitle: 'Stogai {Metai}' }, 'defaultTitle must hold { and } only in {metai}, the year'],
  [testimonial('„Radome.“'), 'text must stand without quotes around it: the page adds them'],
  [{ evidence: { phone: '', processors: [] } }, '; if phone stands outside, a } is missing before it.'],
  [{ phone: 37061234567 }, 'phone must be a text in quotes (it is 37061234567).'],
  [{ phone: '8 612 34567' }, 'phone must be a telephone number such as "+370 600 00000": eight digits'],
  [{ phone: '+370 8 612 34567' }, 'without the 8 or 0 of calls within the country (it is'],
  [{ email: 'info' }, 'email must be an e-mail address such as "info@example.lt" (it is "info").'],
  [{ company: ' ' }, 'company must not be empty (it is " ").'],
  [{ company: 'UAB\n„Stogai“' }, 'company must be on one line (it is "UAB\\n„Stogai“").'],
  [{ name: 'a'.repeat(61) }, 'name must have at most 60 characters (it is "aaaa'],
  [{ companyCode: 304567890 }, 'companyCode must be a text in quotes (it is 304567890).'],
  [{ companyCode: '30456' }, 'companyCode must have 7 or 9 digits (it is "30456").'],
  [{ vatCode: '304567890' }, 'vatCode must be LT and 9 or 12 digits (it is "304567890").'],
  [hours({ fridayCloses: '8:00' }), 'officeHours must open before it closes'],
  [partner({ country: 'Latvija' }), 'country must be in the locative: „Latvijoje“'],
  [testimonial('„Radome.'), 'evidence.testimonial.text must stand without quotes around it'],
  [hours({ opens: '9' }), 'officeHours.opens must be a time such as "9:00"'],
  [{ officeHours: { opens: '09:00' } }, 'officeHours.closes is missing.'],
  [hours({ closes: '08:00' }), 'officeHours must open before it closes'],
  [hours({ closedOn: ['2027-02-30'] }), 'officeHours.closedOn, entry 1 is not a real date (it is'],
  [{ signInUrl: 'example.lt' }, 'signInUrl must be an address such as "https://example.lt/" (it is'],
  [{ answeredSameDayUntil: '18:30' }, `${LATER_THAN_CLOSING} (it is "18:30").`],
  [
    { officeHours: { opens: '7:00', closes: '11:00', fridayCloses: '9:30' }, answeredSameDayUntil: '10:00' },
    `${LATER_THAN_CLOSING} (it is "10:00").`,
  ],
  [{ signInUrl: 'http://example.lt/' }, 'signInUrl must begin with https:// (it is "http://example.lt/").'],
  [{ signInUrl: 'javascript:alert(1)' }, 'signInUrl must begin with https:// (it is "javascript:alert(1)").'],
  [{ partners: PARTNER }, 'partners must be a list in [ ]'],
  [partner({ phones: undefined }), 'partners, entry 1: phones is missing.'],
  [partner({ photo: 'ona.jpg' }), 'partners, entry 1: photo must look like "/photos/ona.jpg"'],
  [partner({ photo: '/photos/Ona foto.jpg' }), 'with a name of letters a–z, digits, - and _'],
  [evidence({ consultant: { name: 'O', photo: '/photos/o.heic' } }), '.jpg, .jpeg, .png, .webp or .avif'],
  [
    { partners: [PARTNER, { ...PARTNER, phones: ['+370 612 34567', '8'] }] },
    'partners, entry 2: phones, entry 2 must be a telephone number',
  ],
  [partner({ website: { label: 'a.lt', url: 'a.lt' } }), 'partners, entry 1: website.url must be an address'],
  [partner({ miestas: 'Kaunas' }), 'partners, entry 1: miestas is not known; known here'],
  [{ evidence: { yearsOfExperience: 1 } }, 'evidence.yearsOfExperience must be a whole number from 2 to 200'],
  [{ evidence: { specialists: 'dešimt' } }, 'evidence.specialists must be a whole number from 1 to 999'],
  [{ leadForm: { isPhoneRequired: 'ne' } }, 'leadForm.isPhoneRequired must be true or false (it is "ne").'],
  [{ evidence: { priceLine: 'Nuo 25 Eur' } }, 'evidence.priceLine must be a sentence that ends with a stop'],
  [
    evidence({ noticesReadYearly: 1.5 }),
    'evidence.noticesReadYearly must be a whole number from 1 to 10000000',
  ],
  [{ leadRetentionMonths: 0 }, 'leadRetentionMonths must be a whole number from 1 to 120 (it is 0).'],
])('%j is answered with one sentence', (content, sentence) => {
  const faults = faultsOf(content)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(sentence)
})

test('foreign numbers of any length, quotes within a testimonial, „&“ in a name and {metai} are right', () => {
  const title = { name: 'Stogai & Ko', defaultTitle: 'Stogai {metai}', phone: '+370 800 12 345' }
  const partners = [{ ...PARTNER, phones: ['+371 2612 3456', '+372 512 3456', '+37061234567'] }]
  expect(faultsOf({ ...title, partners, ...testimonial('„Kraigas“ ir „Stogas“') })).toEqual([])
})

test('every fault is named at once', () => {
  expect(faultsOf({ phone: 'x', email: 'y', evidence: { letterHour: 'ryte' } })).toHaveLength(3)
  expect(faultsOf('{ "name": 1, "x": {}, "y": 1, "email": "y" }')).toHaveLength(3)
})
