import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from './operator-error.server.ts'
import { readSiteFile } from './site-file.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-file-'))
const path = join(folder, 'site.json')

/** The sentences that a file is answered with, without its name. */
function faultsOf(content: string | object): string[] {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  try {
    readSiteFile(undefined, folder)
    return []
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return error.message.split('\n').map((line) => line.replaceAll(`${path}: `, '').replaceAll(path, 'FILE'))
  }
}

const PARTNER = {
  name: 'Ona Onaitė',
  role: 'Partnerė Lietuvoje',
  email: 'ona@stogai.lt',
  phones: ['+370 612 34567'],
  website: { label: 'stogai.lt', url: 'https://stogai.lt/' },
}

test('without a file the defaults stay', () => {
  expect(readSiteFile(undefined, join(folder, 'none'))).toBeNull()
})

test('what a file says is read, in part too, with or without a byte order mark', () => {
  expect(faultsOf({ phone: '+370 612 34567', partners: [PARTNER], evidence: { priceLine: null } })).toEqual(
    [],
  )
  writeFileSync(path, '\uFEFF{ "leadForm": { "isPhoneRequired": false } }')
  expect(readSiteFile(path, 'elsewhere')).toEqual({ leadForm: { isPhoneRequired: false } })
})

test.each<[string | object, string]>([
  ['', 'FILE is no JSON: Unexpected end of JSON input.'],
  ['{ "phone": "+370 612 34567", }', 'FILE is no JSON: Expected double-quoted property name'],
  [[], 'The file must be a group in { }'],
  ['null', 'The file must be a group in { } (it is null).'],
  [{ telefonas: '+370 612 34567' }, 'telefonas is not known; known here: name, defaultTitle, company,'],
  [{ phone: 37061234567 }, 'phone must be a text (it is 37061234567).'],
  [
    { phone: '8 612 34567' },
    'phone must be a telephone number such as "+370 600 00000" (it is "8 612 34567").',
  ],
  [{ email: 'info' }, 'email must be an e-mail address (it is "info").'],
  [{ company: ' ' }, 'company must not be empty (it is "").'],
  [{ company: 'UAB\n„Stogai“' }, 'company must stand on one line (it is "UAB\\n„Stogai“").'],
  [{ name: 'a'.repeat(61) }, 'name must have at most 60 characters (it is "aaaa'],
  [{ companyCode: 304567890 }, 'companyCode must be a text (it is 304567890).'],
  [
    { companyCode: '30456' },
    'companyCode must be a company code of 7 or 9 digits, in quotes (it is "30456").',
  ],
  [{ officeHours: { opens: '9:00', closes: '18:00' } }, 'officeHours.opens must be a time such as "09:00"'],
  [{ officeHours: { opens: '09:00' } }, 'officeHours.closes is missing.'],
  [{ officeHours: { opens: '18:00', closes: '09:00' } }, 'officeHours must open before it closes'],
  [
    { officeHours: { opens: '09:00', closes: '18:00', closedOn: ['2027-02-30'] } },
    'officeHours.closedOn.0 is no day of the calendar (it is "2027-02-30").',
  ],
  [
    { signInUrl: 'example.lt' },
    'signInUrl must be an address such as "https://example.lt/" (it is "example.lt").',
  ],
  [{ signInUrl: 'javascript:alert(1)' }, 'signInUrl must begin with https:// (it is "javascript:alert(1)").'],
  [{ partners: PARTNER }, 'partners must be a list in [ ]'],
  [{ partners: [{ ...PARTNER, phones: undefined }] }, 'partners.0.phones is missing.'],
  [{ partners: [{ ...PARTNER, photo: 'ona.jpg' }] }, 'partners.0.photo must be a path of this site'],
  [{ leadForm: { isPhoneRequired: 'ne' } }, 'leadForm.isPhoneRequired must be true or false (it is "ne").'],
  [{ evidence: { priceLine: 'Nuo 25 Eur' } }, 'evidence.priceLine must be a sentence that ends with a stop'],
  [
    { evidence: { noticesReadYearly: 1.5 } },
    'evidence.noticesReadYearly must be a whole number from 1 to 10000000',
  ],
  [{ leadRetentionMonths: 0 }, 'leadRetentionMonths must be a whole number from 1 to 120 (it is 0).'],
])('%j is answered with one sentence', (content, sentence) => {
  const faults = faultsOf(content)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(sentence)
})

test('every fault is named at once', () => {
  expect(faultsOf({ phone: 'x', email: 'y', evidence: { letterHour: 'ryte' } })).toHaveLength(3)
})

test('a file that is named but cannot be read is said to be so', () => {
  expect(() => readSiteFile(join(folder, 'none.json'), folder)).toThrow('cannot be read: ENOENT')
  expect(() => readSiteFile(folder, folder)).toThrow('cannot be read: EISDIR')
})
