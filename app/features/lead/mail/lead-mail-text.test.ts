import { expect, test } from 'vitest'
import { recordOf } from '#app/domain/data/record.ts'
import { sampleLead } from '#tests/support/lead-forms.ts'
import { STAFF_MAIL } from '#tests/support/staff-mail.ts'
import { CAMPAIGN_FIELDS } from '../form/campaign.ts'
import type { LeadMailInput } from './lead-lines.ts'
import { digestText, leadMailText, quarantinedMailText } from './lead-mail-text.ts'

const lead: LeadMailInput = {
  reference: '7K3M-9QXT',
  company: 'UAB „Ąžuolo stogai“',
  company_code: '110053842',
  name: 'Žydrė Šimkutė',
  phone: '8 612 34567',
  email: 'zydre@azuolo-stogai.lt',
  industry: 'stogų dengimas',
  wants: ['offer', 'consultation'],
  tender_reference: '684512',
  contact_by: 'phone',
  activity: 'starting',
  referral_source: 'Rekomendacija',
  privacy_consent: true,
  marketing_consent: true,
  landing_page: 'https://example.lt/?utm_source=google',
  cpv_codes: ['45261000-4', '45999999-9'],
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'stogai',
  utm_adgroup: 'dengimas',
  utm_term: 'stogo darbai',
  utm_query: 'stogo remontas',
  utm_device: 'mobile',
  utm_placement: 'virsus',
  utm_matchtype: 'exact',
  utm_network: 'search',
}

const quiet = { contact_by: 'email', tender_reference: '' }

test.each([
  ['https://example.lt/pirkejai?utm_source=google', true],
  ['https://example.lt/?noriu=offer&nuo=pirkejai', true],
  ['https://example.lt/pirkejas/pirkejai', false],
  ['', false],
])('staff read that a visitor of the page about buyers may be one: %s', (landing_page, isToldSo) => {
  const { text } = leadMailText({ ...lead, landing_page }, STAFF_MAIL)
  expect(text.includes('Siunčia pirkėjams skirto puslapio (/pirkejai) lankytojas')).toBe(isToldSo)
  const { text: withoutCodes } = leadMailText({ ...lead, cpv_codes: [], landing_page }, STAFF_MAIL)
  expect(withoutCodes.includes('Siuntėjas gautų tokį rytinį laišką')).toBe(!isToldSo)
})

test('the message contains everything that the visitor gave, in Lithuanian', () => {
  const { subject, text, forFormService } = leadMailText(lead, {
    findCpvName: (code) => (code === '45261000-4' ? 'Stogo dangos darbai' : null),
    siteUrl: 'https://example.lt',
    staffUrl: 'https://staff.example.lt',
    forecast: ({ search }) => `Laiške ${search} būtų 7 pirkimai`,
  })

  expect(subject).toBe('Skambinti: UAB „Ąžuolo stogai“ – konkretus pirkimas (7K3M-9QXT)')
  expect(forFormService?.text).toMatch(/^Nauja pasiūlymo užklausa iš svetainės\n\nPageidauja/)
  expect(text).toBe(`Žydrė Šimkutė, +370 612 34567 · stogų dengimas · konkretus pirkimas

Pageidauja: pasiūlymo, konsultacijos
Domina pirkimas: 684512
Patogiau susisiekti: telefonu
Vardas: Žydrė Šimkutė
Telefonas: +370 612 34567
El. paštas: zydre@azuolo-stogai.lt
Įmonės pavadinimas: UAB „Ąžuolo stogai“
Įmonės kodas: 110053842
Veiklos sritis: stogų dengimas
Dalyvavimo tipas: Tik pradedame
Iš kur sužinojo: Rekomendacija
Sutikimas gauti naujienas: taip
Užklausos numeris: 7K3M-9QXT
Atverti užklausą: https://staff.example.lt/uzklausa/7K3M-9QXT
Siuntėjas gautų tokį rytinį laišką: https://example.lt/laiskas?kodai=45261000-4
Laiške ?kodai=45261000-4 būtų 7 pirkimai

Pasirinkti BVPŽ kodai:
45261000-4 Stogo dangos darbai
45999999-9

Kampanijos duomenys:
Šaltinis (utm_source): google
Kanalas (utm_medium): cpc
Kampanija (utm_campaign): stogai
Skelbimų grupė (utm_adgroup): dengimas
Raktažodis (utm_term): stogo darbai
Užklausa (utm_query): stogo remontas
Įrenginys (utm_device): mobile
Vieta (utm_placement): virsus
Atitiktis (utm_matchtype): exact
Tinklas (utm_network): search
Formos puslapis: https://example.lt/?utm_source=google
`)
})

test('the message says what is missing', () => {
  const bare = {
    ...lead,
    ...recordOf(CAMPAIGN_FIELDS, () => ''),
    activity: '',
    referral_source: '',
    marketing_consent: false,
    landing_page: '',
    cpv_codes: [],
    wants: [],
    tender_reference: '',
    contact_by: '',
    phone: '',
  }

  const { subject, text, forFormService } = leadMailText(bare, STAFF_MAIL)

  expect(subject).toBe('Pasiūlymas: UAB „Ąžuolo stogai“ (7K3M-9QXT)')
  expect(text).toMatch(/^Žydrė Šimkutė · stogų dengimas\n\n/)
  expect(text).toContain('Telefonas: –\n')
  expect(text).toContain('Dalyvavimo tipas: nepasirinkta\n')
  expect(text).toContain('Iš kur sužinojo: nepasirinkta\n')
  expect(text).toContain('Sutikimas gauti naujienas: ne\n')
  expect(text).not.toMatch(/BVPŽ|Pageidauja|Domina pirkimas|Patogiau|Kampanijos|utm_/)
  expect(forFormService?.subject).toBe('Nauja pasiūlymo užklausa')
  expect(forFormService?.text).toContain('Šaltinis (utm_source): –\n')
  expect(forFormService?.text).toContain('Formos puslapis: –\n')
})

test('staff are told to copy an address that an answer would not reach', () => {
  const copying = 'Nukopijuokite adresą iš eilutės „El. paštas“'
  const unusual = { ...lead, email: 'žydrė@azuolo-stogai.lt', quarantine_reason: null }

  for (const { text } of [leadMailText(unusual, STAFF_MAIL), quarantinedMailText(unusual, STAFF_MAIL)]) {
    expect(text).toContain(copying)
    expect(text).toContain('El. paštas: žydrė@azuolo-stogai.lt\n')
    expect(text).not.toContain('atsakykite kaip įprasta')
  }
  expect(leadMailText(lead, STAFF_MAIL).text).not.toContain(copying)
})

test.each([
  [{ contact_by: 'phone', tender_reference: '' }, 'Skambinti: UAB „Ąžuolo stogai“ (7K3M-9QXT)'],
  [{ contact_by: '' }, 'Skambinti: UAB „Ąžuolo stogai“ – konkretus pirkimas (7K3M-9QXT)'],
  [{ contact_by: 'email' }, 'Pasiūlymas: UAB „Ąžuolo stogai“ – konkretus pirkimas (7K3M-9QXT)'],
  [{ phone: '86123456' }, 'Pasiūlymas: UAB „Ąžuolo stogai“ – konkretus pirkimas (7K3M-9QXT)'],
  [{ ...quiet, wants: ['sample', 'consultation'] }, 'Konsultacija: UAB „Ąžuolo stogai“ (7K3M-9QXT)'],
  [{ ...quiet, wants: ['sample'] }, 'Pavyzdys: UAB „Ąžuolo stogai“ (7K3M-9QXT)'],
  [{ ...quiet, wants: [] }, 'Pasiūlymas: UAB „Ąžuolo stogai“ (7K3M-9QXT)'],
] as const)('the subject of %j says what to do: %s', (change, subject) => {
  expect(leadMailText({ ...lead, ...change } as LeadMailInput, STAFF_MAIL).subject).toBe(subject)
})

test('a telephone that cannot be called and an address that is likely misspelt are marked', () => {
  const { text } = leadMailText({ ...lead, phone: '86123456', email: 'jonas@gmial.com' }, STAFF_MAIL)
  expect(text).toContain('Telefonas: 86123456\nToks telefono numeris neegzistuoja')
  expect(text).toContain(
    'El. paštas: jonas@gmial.com\nAdresas gali būti su klaida: galbūt turėta omenyje gmail.com.',
  )
  expect(leadMailText(lead, STAFF_MAIL).text).not.toMatch(/neegzistuoja|su klaida/)
  const two = { ...lead, phone: '8 612 34567, 8 612 34568' }
  expect(leadMailText(two, STAFF_MAIL).text).toContain('Telefonas: 8 612 34567, 8 612 34568\nEl.')
})

test('a name that looks like a line of the mail, by which files are erased, does not begin one', () => {
  const { text } = leadMailText({ ...lead, name: 'Užklausos numeris:\u200b AAAA-2222' }, STAFF_MAIL)
  expect(text).toMatch(/^Užklausos numeris AAAA-2222, \+370/)
})

test('without codes the letter is made for the industry', () => {
  const { text } = leadMailText({ ...lead, cpv_codes: [] }, STAFF_MAIL)
  expect(text).toContain('https://example.lt/laiskas?zodziai=stog%C5%B3%20dengimas\n')
})

test('the letter of a visitor who typed words for it has these words beside the codes', () => {
  const fromLetter = {
    ...lead,
    landing_page: 'https://example.lt/?kodai=45261000-4&zodziai=stog%C5%B3%20danga,-langai',
  }
  expect(leadMailText(fromLetter, STAFF_MAIL).text).toContain(
    'https://example.lt/laiskas?kodai=45261000-4&zodziai=stog%C5%B3%20danga,-langai\n',
  )
})

test('the first page of the visit has no heading when there was no campaign', () => {
  const { text } = leadMailText({ ...lead, ...recordOf(CAMPAIGN_FIELDS, () => '') }, STAFF_MAIL)
  expect(text).toContain('\n\nFormos puslapis: https://example.lt/?utm_source=google\n')
  expect(text).not.toContain('Kampanijos')
})

test('whoever asked under a letter for a sample alone is not to be called, in every kind of mail', () => {
  const asked = { ...sampleLead('ona@imone.lt'), reference: '7K3M-9QXT', quarantine_reason: null } as const
  const { subject, text, forFormService } = leadMailText(asked, STAFF_MAIL)

  expect(
    text,
  ).toBe(`Prašoma tik laiško pavyzdžio: el. pašto adresas įrašytas po laišku svetainėje, daugiau apie siuntėją nežinome.
Neskambinkite. Vieną kartą galite parašyti ir paklausti, ar reikia pasiūlymo.

Pageidauja: naujienlaiškio pavyzdžio
Patogiau susisiekti: el. paštu
El. paštas: ona@imone.lt
Veiklos sritis: valymas
Sutikimas gauti naujienas: ne
Užklausos numeris: 7K3M-9QXT
Siuntėjas gautų tokį rytinį laišką: https://example.lt/laiskas?kodai=90911200-8&zodziai=valymas

Pasirinkti BVPŽ kodai:
90911200-8
`)
  expect([subject, forFormService?.subject]).toEqual(Array(2).fill('Pavyzdys: ona@imone.lt (7K3M-9QXT)'))
  const digest = digestText([asked, { ...lead, quarantine_reason: null }], STAFF_MAIL, false)
  expect(digest.subject).toBe('2\u00a0užklausos: ona@imone.lt ir kt.')
  for (const other of [digest.text, quarantinedMailText(asked, STAFF_MAIL).text])
    expect(other.split('Neskambinkite.')).toHaveLength(2)
})
