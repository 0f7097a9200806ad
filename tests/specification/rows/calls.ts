import { expect } from '@playwright/test'
import {
  logsNothingOfVisitor,
  mails,
  mailsActivities,
  mailsAgainAfter,
  mailsNumberAlone,
  mailsText,
  mailsWithoutService,
  marksSpam,
} from '../form-service.ts'
import { refusesToStart } from '../other-site.ts'
import {
  asksForHealth,
  callsOnly,
  findsToo,
  findsWhatContains,
  refusesSearch,
  returnsRecords,
  whenLeadsAreMissing,
} from '../own-api.ts'
import type { SpecificationRows } from '../row.ts'
import { stores, survivesFailedInsert } from '../sent-lead.ts'
import { ACCESS_KEY } from '../specified-site.ts'
import { RECORD, SEARCH, WITH_CAMPAIGN, WITHOUT_CAMPAIGN } from './leads.ts'

const CAMPAIGN_LINES = [
  'Šaltinis (utm_source): google',
  'Kanalas (utm_medium): cpc',
  'Kampanija (utm_campaign): ruduo',
  'Skelbimų grupė (utm_adgroup): stogai',
  'Raktažodis (utm_term): stogo darbai',
  'Užklausa (utm_query): stogo dengimas šiandien',
  'Įrenginys (utm_device): mobile',
  'Vieta (utm_placement): viršus',
  'Atitiktis (utm_matchtype): exact',
  'Tinklas (utm_network): search',
]

/** Section 7: calls. */
export const CALLS = {
  '7.1': {
    says: 'A request is one new record in the table of leads, with all its fields.',
    departs: 'The browser inserts leads and reads codes by a hosted data API',
    seen: [stores(WITH_CAMPAIGN, RECORD)],
  },
  '7.2': {
    says: 'When the insert fails, that is logged, and the request goes on to the mail.',
    departs: 'A failed insert is only logged, and the mail alone carries the lead',
    seen: [survivesFailedInsert('a lead could not be stored')],
  },
  '7.3': { says: 'The shape of the result is left open.', seen: [] },
  '7.4': {
    says: 'The form service gets a POST of JSON: key, the subject of a new offer request, the visitor’s name as its sender, and the message.',
    departs: [
      'Subject „a new offer request“, campaign values always listed',
      'Nothing about spam',
      'Mail goes to one address',
      'The form-to-e-mail service gets access key, subject, sender and message',
      'Mail is sent on submit',
      'One mail for each request',
    ],
    seen: [
      mails(
        WITH_CAMPAIGN,
        'application/json',
        {
          access_key: ACCESS_KEY,
          subject: 'Nauja pasiūlymo užklausa',
          from_name: 'Rūta Žukaitė',
          replyto: '{email}',
        },
        'Nauja pasiūlymo užklausa iš svetainės',
      ),
      marksSpam('Galimas šlamštas: Nauja pasiūlymo užklausa'),
      mailsWithoutService('Pavyzdys', 'Jūsų prašytas rytinio laiško pavyzdys'),
      refusesToStart(
        { SITE_URL: 'https://www.pavyzdys.lt' },
        'Environment variable MAIL_TRANSPORT must be set when SITE_URL is https://www.pavyzdys.lt',
      ),
    ],
  },
  '7.5': {
    says: 'The message lists, in Lithuanian, company, code, name, telephone, address, line of work, participation by its label, source and every campaign field.',
    departs: "The message lists the company's name first",
    seen: [
      mailsText(
        WITH_CAMPAIGN,
        [
          'Vardas: Rūta Žukaitė',
          'Telefonas: +370 612 34567',
          'El. paštas: {email}',
          'Įmonės pavadinimas: UAB „Beržo langai“',
          'Įmonės kodas: 110053842',
          'Veiklos sritis: langų montavimas',
          'Dalyvavimo tipas: Tik pradedame',
          'Iš kur sužinojo: Reklama',
        ],
        ['Kampanijos duomenys:', ...CAMPAIGN_LINES, `Formos puslapis: {site}/${SEARCH}`],
      ),
      mailsText(
        WITHOUT_CAMPAIGN,
        ['Įmonės pavadinimas: MB „Ne iš reklamos“', 'Dalyvavimo tipas: Aktyviai dalyvaujame'],
        [
          'Kampanijos duomenys:',
          ...CAMPAIGN_LINES.map((line) => line.replace(/: .*/, ': –')),
          'Formos puslapis: {site}/',
        ],
      ),
      mailsActivities({ specific: 'Dalyvavimo tipas: Domina konkretus pirkimas' }),
    ],
  },
  '7.6': {
    says: 'A response that is not ok is an error, and its text is logged.',
    departs: [
      'A failed mail shows an error although the lead is stored',
      "The form service's response text is logged",
    ],
    seen: [
      mailsAgainAfter(
        { status: 500, body: 'Monthly quota exceeded' },
        'The form service answered 500',
        'Monthly quota exceeded',
      ),
      mailsAgainAfter(
        { status: 200, body: '{"success":false,"message":"Sender blocked temporarily"}' },
        'The form service answered 200',
        'Sender blocked temporarily',
      ),
      logsNothingOfVisitor({ company: 'Slaptoji', name: 'Slaptas Vardenis' }, 500, 'Spam suspected'),
      mailsNumberAlone(422, 'Nauja pasiūlymo užklausa: laiškas su tekstu atmestas'),
    ],
  },
  '7.7': {
    says: 'As the form starts, it is tried whether leads can be stored; the outcome is only logged.',
    departs: 'Connection test: select count, limit 1',
    seen: [
      asksForHealth(200, { ok: true, token: expect.any(String) }, 'Užklausų tarnyba: veikia'),
      whenLeadsAreMissing(
        asksForHealth(503, { ok: false, token: expect.any(String) }, 'Užklausų tarnyba: šiuo metu neatsako'),
      ),
    ],
  },
  '7.8': {
    says: 'The codes of level 1 are answered by code, each with code, level, parent and both names.',
    seen: [returnsRecords('?level=1', 'level = 1')],
  },
  '7.9': {
    says: 'The codes below a code are answered by code.',
    seen: ['45000000-7', '45261000-4', '45261200-6', '03000000-1'].map((code) =>
      returnsRecords(`?parent=${code}`, 'parent_code = $1', [code]),
    ),
  },
  '7.10': {
    says: 'Codes are found by what their code or one of their names contains, in any case, at most 50 at once.',
    departs: ['Search is a plain "contains"', 'Up to 50 search results at once'],
    seen: [
      ...['452142', 'STOGO DENGIMO', 'roof-covering', 'mokyklų', 'paslaugos'].map((text) =>
        findsWhatContains(text, 50),
      ),
      findsToo('stogdengys', '45261210-9'),
      findsToo('stogu dengimas', '45261210-9'),
      refusesSearch('?q=', 400),
    ],
  },
  '7.11': {
    says: 'The specification shows no other calls of the site’s own API; the browser makes these alone.',
    seen: [
      callsOnly('GET /api/health', 'POST /api/leads', 'POST /api/usage', 'GET /api/cpv', 'GET /api/cpv/view'),
    ],
  },
  '7.12': { says: 'Other calls to the hosted service are left open.', seen: [] },
  '7.13': { says: 'Signing in and the subscribers’ system are left open.', seen: [] },
} as const satisfies SpecificationRows
