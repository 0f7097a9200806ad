import { expandsInPlace, searchesAfter } from '../code-browser.ts'
import { asksForConsent, chooses } from '../consent.ts'
import { accepts, refuses } from '../form-fields.ts'
import { deadlinesAreComingWorkingDays } from '../home.ts'
import { headerTurnsWhiteAfter } from '../home-states.ts'
import { counts, says, texts } from '../looks.ts'
import { officeIs } from '../office.ts'
import { findsWhatContains } from '../own-api.ts'
import type { SpecificationRows } from '../row.ts'
import { scrollsSoftlyToForm } from '../scrolling.ts'
import { DENIED, EEA, NO } from './flags.ts'

const FIGURES = '/pirkimu-skaiciai'
const OUTDATED = 'Informational figures: 140 000, 5 382 000, 58 000, 145 000 Eur'

/** Section 9: constants and limits. */
export const CONSTANTS = {
  '9.1': { says: 'The header changes beyond 10 px of scrolling.', seen: [headerTurnsWhiteAfter(10)] },
  '9.2': {
    says: 'Deadlines of the preview follow the day of the visit.',
    departs: "Deadlines of the preview: the six days after the current week's start, one for each notice",
    seen: [deadlinesAreComingWorkingDays('#naujienlaiskis', 4)],
  },
  '9.3': {
    says: 'Company codes have at least 5 characters, searches 2, a pause of 300 ms and 50 results; codes have 9 digits on 6 levels, of which the last opens no more.',
    departs: ['Six levels, browse below level 6', 'Rows below level 6 can be expanded inline'],
    seen: [
      refuses({ company_code: '1234' }, { company_code: 'Įmonės kodas turi būti bent 5 simbolių' }),
      accepts({ company_code: '12345' }),
      searchesAfter(2, 300),
      findsWhatContains('paslaugos', 50),
      expandsInPlace(['45000000-7', '45200000-9', '45210000-2', '45214000-0', '45214200-2'], 6),
    ],
  },
  '9.4': {
    says: 'The scroll to the form begins 100 ms later.',
    seen: [scrollsSoftlyToForm('/cvp-is', 'main section:last-of-type [data-cta]', 100)],
  },
  '9.5': {
    says: 'By default all four flags are yes.',
    departs: 'Flags default to true when the banner is built',
    seen: [asksForConsent(DENIED)],
  },
  '9.6': {
    says: 'The choice is kept under the key consentSettings.',
    seen: [chooses('Nesutinku', NO, { ...DENIED, ...EEA })],
  },
  '9.7': {
    says: 'The office works on weekdays from nine to six, and not at weekends.',
    seen: [
      says('/', '#kontaktai', 'I–V 9:00–18:00', 'VI–VII nedirbame'),
      officeIs('closed', '2026-11-23T06:59:00Z'),
      officeIs('open', '2026-11-23T07:00:00Z'),
      officeIs('open', '2026-11-27T15:59:00Z'),
      officeIs('closed', '2026-11-27T16:00:00Z'),
      officeIs('closed', '2026-11-28T10:00:00Z'),
      officeIs('closed', '2026-11-29T10:00:00Z'),
    ],
  },
  '9.8': {
    says: 'Ten specialists, more than fifteen years, one newsletter.',
    seen: [
      says('/', '#apie-mus', 'daugiau kaip 15 metų', '10 specialistų', 'Lietuvoje, Latvijoje ir Estijoje'),
      counts('/', '#naujienlaiskis', 1),
    ],
  },
  '9.9': {
    says: 'The index has fourteen articles of 5 to 12 minutes.',
    departs: 'Fourteen articles',
    seen: [
      texts('/blog', 'main article > p:first-of-type time + span', [
        ...Array.from({ length: 23 }, () => /^(?:[5-9]|1[0-2]) min\.$/),
      ]),
    ],
  },
  '9.10': {
    says: 'From which value a purchase is international, and that below it is simplified.',
    departs: OUTDATED,
    seen: [
      says(FIGURES, '#internationalGoodsServices', 'nuo 140 000 Eur be PVM'),
      says(FIGURES, '#internationalWorks', 'nuo 5 404 000 Eur be PVM', '2022–2023 m.: 5 382 000 Eur'),
      says('/verte?objektas=prekes&istatymas=centrine&suma=139999&pvm=be', 'main', 'Supaprastintas pirkimas'),
      says('/verte?objektas=prekes&istatymas=centrine&suma=140000&pvm=be', 'main', 'Tarptautinis pirkimas'),
    ],
  },
  '9.11': {
    says: 'Up to which value a purchase is of low value.',
    departs: OUTDATED,
    seen: [
      says(
        FIGURES,
        '#lowValueGoodsServices',
        'mažiau kaip 70 000 Eur be PVM',
        'bent 2017–2018 m.: 58 000 Eur',
      ),
      says(FIGURES, '#lowValueWorks', 'mažiau kaip 174 000 Eur be PVM', 'bent 2017–2018 m.: 145 000 Eur'),
    ],
  },
  '9.12': {
    says: 'What a qualified electronic signature costs a year.',
    departs: "Texts show the specification's thresholds and call the qualified e-signature necessary",
    seen: [says('/tiekejai', 'article', /30–50 (?:Eur|eurų)/)],
  },
  '9.13': {
    says: 'Buyers pay within 30 or 60 calendar days.',
    seen: [
      says(FIGURES, '#paymentTerm', 'per 30 dienų'),
      says(
        '/blog/finansu-valdymas-laimejus-pirkima',
        'article',
        'turi sumokėti per 30 kalendorinių dienų',
        'iki 60 dienų',
      ),
    ],
  },
  '9.14': {
    says: 'Above about 60 000 Eur a separate bank account is often asked for.',
    departs: 'A separate bank account is often required above about 60 000 EUR',
    seen: [
      says(
        '/blog/finansu-valdymas-laimejus-pirkima',
        'article',
        /atskir\S+ banko sąskait.{0,120}60 000 Eur|60 000 Eur.{0,120}atskir\S+ banko sąskait/,
      ),
    ],
  },
  '9.15': {
    says: 'Documents are kept for at least ten years.',
    seen: [
      says('/blog/finansu-valdymas-laimejus-pirkima', 'article', /saugoti ne trumpiau kaip 10 (?:metų|m\.)/),
    ],
  },
  '9.16': { says: 'Which of two readings of the figures is meant is not shown.', seen: [] },
} as const satisfies SpecificationRows
