import { CAMPAIGN } from '../../e2e/support/lead-journey.ts'
import { carriesCampaign, cutsCampaignTo, keepsCampaign } from '../campaign.ts'
import { searchesAfter } from '../code-browser.ts'
import { acceptsOtherSource, needsFewerFields } from '../configured-form.ts'
import { accepts, clearsMessageOf, hasField, refuses, requires } from '../form-fields.ts'
import { refusesSearch } from '../own-api.ts'
import type { SpecificationRows } from '../row.ts'
import { storesConsent } from '../sent-lead.ts'

const CODE = { company_code: 'Įmonės kodas turi būti bent 5 simbolių' }
const EMAIL = { email: 'El. pašto adresas turi turėti @ simbolį' }

/** In the order of the form. */
const REQUIRED = {
  activity: 'Pasirinkite, kaip dalyvaujate viešuosiuose pirkimuose',
  ...CODE,
  company: 'Įrašykite įmonės pavadinimą',
  name: 'Įrašykite savo vardą',
  ...EMAIL,
  phone: 'Įrašykite telefono numerį',
  industry: 'Įrašykite veiklos sritį',
  referral_source: 'Pasirinkite, iš kur apie mus sužinojote',
  privacy_consent: 'Pažymėkite, kad susipažinote su privatumo politika ir sutinkate su naudojimo sąlygomis',
}

const NO_CAMPAIGN = Object.fromEntries(Object.keys(CAMPAIGN).map((name) => [name, '']))
const SEARCH = `?${new URLSearchParams({ ...CAMPAIGN, gclid: 'AbC-1' })}`

/** Section 5: rules of validation. */
export const VALIDATION = {
  '5.1': {
    says: 'A company code is required and has at least 5 characters.',
    seen: [
      hasField('company_code', { required: '' }),
      refuses({ company_code: '' }, CODE),
      refuses({ company_code: '1234' }, CODE),
      accepts({ company_code: '12345' }),
    ],
  },
  '5.2': {
    says: 'A shorter one is answered with „Įmonės kodas turi būti bent 5 simbolių“.',
    seen: [refuses({ company_code: 'AB12' }, { company_code: 'Įmonės kodas turi būti bent 5 simbolių' })],
  },
  '5.3': {
    says: 'An address is required, has a field of type email and an @; else „El. pašto adresas turi turėti @ simbolį“.',
    seen: [
      hasField('email', { type: 'email', required: '' }),
      refuses({ email: '' }, { email: 'El. pašto adresas turi turėti @ simbolį' }),
      refuses({ email: 'zydre.azuolo-stogai.lt' }, { email: 'El. pašto adresas turi turėti @ simbolį' }),
      accepts({ email: 'zydre@azuolo-stogai.lt' }),
    ],
  },
  '5.4': {
    says: 'The message of a field goes as soon as the visitor changes that field.',
    seen: [clearsMessageOf(...Object.keys(REQUIRED))],
  },
  '5.5': {
    says: 'Nine fields are required: activity, code, company, name, address, telephone, line of work, source and the consent to privacy policy and terms.',
    departs: [
      'Which fields are required',
      'Referral source: one of a list',
      'Over-long values',
      'Company code: five characters; e-mail contains @; other fields required',
    ],
    seen: [
      requires(REQUIRED),
      needsFewerFields(['phone', 'referral_source']),
      acceptsOtherSource('Iš kaimyno'),
      refuses({ company_code: '-----' }, { company_code: 'Patikrinkite įmonės kodą' }),
      refuses({ phone: '12345' }, { phone: 'Patikrinkite telefono numerį, pvz., +370 600 00000' }),
      refuses(
        { company: 'Ž'.repeat(201) },
        { company: 'Tekstas per ilgas: telpa ne daugiau kaip 200\u00a0simbolių' },
      ),
      accepts({ company: 'Ž'.repeat(200) }),
    ],
  },
  '5.6': {
    says: 'The consent to marketing may be left out; a request is stored without it.',
    seen: [
      hasField('marketing_consent', { type: 'checkbox', required: null, checked: null }),
      accepts({ marketing_consent: '' }),
      storesConsent('marketing_consent', false, 'boolean'),
    ],
  },
  '5.7': {
    says: 'Hidden fields send the campaign values of the query, each empty without one, and the full address of the page.',
    departs: ["Campaign values come from the page's query string", 'Over-long values'],
    seen: [
      carriesCampaign(SEARCH, CAMPAIGN),
      carriesCampaign('', NO_CAMPAIGN),
      carriesCampaign('?utm_medium=cpc', { ...NO_CAMPAIGN, utm_medium: 'cpc' }),
      keepsCampaign('/blog/ebvpd', SEARCH, CAMPAIGN),
      cutsCampaignTo({ utm_source: 500, utm_network: 500, landing_page: 2_000 }),
    ],
  },
  '5.8': {
    says: 'Codes are searched for from 2 characters on, when typing has paused for 300 ms.',
    seen: [searchesAfter(2, 300), refusesSearch('?q=l', 400)],
  },
} as const satisfies SpecificationRows
