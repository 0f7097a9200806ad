import { asksForConsent, chooses } from '../consent.ts'
import { mailsActivities } from '../form-service.ts'
import { attributes, counts, says, texts } from '../looks.ts'
import { storesCodes } from '../own-api.ts'
import { listsArticle } from '../pages.ts'
import type { SpecificationRows } from '../row.ts'
import { stores, storesConsent } from '../sent-lead.ts'
import { PHOTO } from '../specified-site.ts'
import { DENIED, EEA, GRANTED, YES } from './flags.ts'
import { RECORD, WITH_CAMPAIGN } from './leads.ts'
import { ARTICLES } from './pages.ts'

const STAGES = 'section:has(h2:text-is("Žinote dar prieš skelbimą")) ol > li'
const NOTICE = '#naujienlaiskis li:has(> details)'

/** Section 3: entities and their fields. */
export const ENTITIES = {
  '3.1': {
    says: 'A lead has 21 fields, among them ten campaign values and two consents, and one of three activities.',
    seen: [
      stores(WITH_CAMPAIGN, RECORD),
      storesConsent('marketing_consent', false, 'boolean'),
      mailsActivities({
        active: 'Dalyvavimo tipas: Aktyviai dalyvaujame',
        starting: 'Dalyvavimo tipas: Tik pradedame',
        specific: 'Dalyvavimo tipas: Domina konkretus pirkimas',
      }),
    ],
  },
  '3.2': {
    says: 'A code has eight digits and a check digit behind a hyphen, a level of six, a parent and two names.',
    departs: 'Six levels, browse below level 6',
    seen: [
      storesCodes([45, 272, 1002, 2379, 3140, 2616], {
        code: '45261910-6',
        level: 6,
        parent_code: '45261900-3',
        LT: 'Stogų remontas',
        EN: 'Roof repair',
      }),
    ],
  },
  '3.3': {
    says: 'The choice is kept as „consentSettings“ in local storage, four flags that are yes or no.',
    departs: 'Flags default to true when the banner is built',
    seen: [asksForConsent(DENIED), chooses('Sutinku', YES, { ...GRANTED, ...EEA })],
  },
  '3.4': {
    says: 'An entry of the index has an address, title, description, date and reading time.',
    seen: Object.entries(ARTICLES).map(([slug, article]) => listsArticle(slug, article)),
  },
  '3.5': {
    says: 'A notice of the preview has a type, title, organisation and deadline, some a value.',
    seen: [
      counts('/', NOTICE, 6),
      texts('/', `${NOTICE}:first-child summary > p`, ['Pirkimas']),
      texts('/', `${NOTICE}:first-child summary > div:nth-of-type(2) > p`, [
        'Biuro baldų pirkimas',
        'Ąžuolpilio miesto savivaldybės administracija',
      ]),
      texts('/', `${NOTICE}:first-child dt`, ['BVPŽ kodas', 'Pirkėjas', 'Terminas', 'Vertė']),
      says('/', `${NOTICE}:first-child dd:last-of-type`, '46 500 Eur'),
      says('/', `${NOTICE}:nth-child(2) dd:last-of-type`, 'nenurodyta'),
    ],
  },
  '3.6': {
    says: 'A partner has a name, role, e-mail, one telephone or several, a photo and a website.',
    seen: [
      texts('/', '#apie-mus h3', ['Vardenė Pavardenė', 'Vārds Uzvārds', 'Eesnimi Perenimi']),
      texts('/', '#apie-mus h3 + p', ['Partnerė Lietuvoje', 'Partneris Latvijoje', 'Partneris Estijoje']),
      attributes('/', '#apie-mus img', 'src', [PHOTO, PHOTO, PHOTO]),
      texts('/', '#apie-mus a[href^="mailto:"]', [
        'lietuva@example.lt',
        'latvija@example.lv',
        'estija@example.ee',
      ]),
      texts('/', '#apie-mus a[href^="tel:"]', [
        '+370 600 00001',
        '+371 2000 0000',
        '+371 2000 0001',
        '+372 5000 0000',
      ]),
      texts('/', '#apie-mus a[href^="http"]', [/^example\.lt/, /^example\.lv/, /^example\.ee/]),
    ],
  },
  '3.7': {
    says: 'A service has an icon, title, description and features.',
    seen: [
      counts('/', '#paslaugos > div > ul > li > svg', 3),
      counts('/', '#paslaugos h3', 3),
      counts('/', '#paslaugos h3 + p', 3),
      texts('/', '#paslaugos li li', [
        'atranka pagal veiklą ir BVPŽ kodus',
        'vykstantys ir būsimi pirkimai',
        'specialisto peržiūra',
        'asmeninis konsultantas',
        'pagalba parenkant BVPŽ kodus',
        '10 specialistų komanda',
        'neribota paieška ir filtrai',
        'pirkimų istorija',
        'planai, rinkos konsultacijos, sutartys',
      ]),
    ],
  },
  '3.8': {
    says: 'A stage has a number, title, description, time and features.',
    seen: [
      texts('/', `${STAGES} > span`, ['1', '2', '3', '4']),
      texts('/', `${STAGES} h3`, ['Pirkimų planas', 'Rinkos konsultacija', 'Pirkimas', 'Sudaryta sutartis']),
      texts('/', `${STAGES} h3 + p`, ['sausis–kovas', 'prieš pirkimą', 'vyksta', 'po pirkimo']),
      texts('/', `${STAGES} > p`, [/ketina pirkti/, /pastabų/, /pasiūlymą/, /kas laimėjo/]),
      texts('/', `${STAGES} li`, [
        'objektas ir kodas',
        'numatomas laikas',
        'klausimai tiekėjams',
        'specifikacijos projektas',
        'terminas',
        'dokumentai',
        'BVPŽ kodas',
        'laimėtojas',
        'vertė',
      ]),
    ],
  },
  '3.9': { says: 'Records of the subscriber system are not shown.', seen: [] },
} as const satisfies SpecificationRows
