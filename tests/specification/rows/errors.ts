import {
  clearsResultsWhenSearchFails,
  reportsChildren,
  reportsTopLevel,
  saysNothingIsFound,
  saysThereAreNoChildren,
} from '../code-browser-faults.ts'
import { failsWithoutStoreAndMail, replacesUnknown, thanksWithoutMail } from '../failures.ts'
import { failsWith } from '../form.ts'
import { responds, says } from '../looks.ts'
import type { SpecificationRows } from '../row.ts'
import { survivesFailedInsert } from '../sent-lead.ts'

const TRY_OR_CALL =
  'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'
const TRY_AGAIN = 'Įvyko klaida siunčiant formą. Bandykite dar kartą.'
const NO_CONNECTION =
  'Įvyko klaida siunčiant formą: nutrūko interneto ryšys. Ką įrašėte, liko formoje – kai ryšys atsiras, išsiųskite ją dar kartą arba paskambinkite.'

const NOT_LOADED = 'Įkelti nepavyko: patikrinkite interneto ryšį.'
const LOGGED = 'Codes could not be loaded'

/** Section 8: catalogue of errors. */
export const ERRORS = {
  '8.1': {
    says: 'When the mail fails or something breaks, the visitor is asked to try again or to call.',
    departs: [
      'A failed mail shows an error although the lead is stored',
      'An exception while sending: one sentence for all',
    ],
    seen: [
      failsWithoutStoreAndMail(TRY_OR_CALL),
      thanksWithoutMail(),
      failsWith('none', NO_CONNECTION),
      failsWith({ status: 503, body: { message: TRY_OR_CALL } }, TRY_OR_CALL),
    ],
  },
  '8.2': {
    says: 'When the failure has no message, the visitor is asked to try again.',
    seen: [
      failsWith({ status: 200, body: { message: '' } }, TRY_AGAIN),
      failsWith({ status: 503, body: { message: '' } }, TRY_AGAIN),
      failsWith({ status: 200, body: {} }, TRY_AGAIN),
      failsWith({ status: 502, body: '<h1>Bad Gateway</h1>' }, TRY_AGAIN),
      failsWith({ status: 500, body: '' }, TRY_AGAIN),
      failsWith({ status: 200, body: { message: ' ' } }, TRY_AGAIN),
      failsWith({ status: 200, body: { errors: {} } }, TRY_AGAIN),
      failsWith({ status: 200, body: { errors: { name: '' } } }, TRY_AGAIN),
      failsWith({ status: 200, body: { errors: { pareigos: 'Įrašykite pareigas' } } }, TRY_AGAIN),
      failsWith({ status: 200, body: { location: '' } }, TRY_AGAIN),
    ],
  },
  '8.3': {
    says: 'A failed insert is logged alone; the visitor sees nothing of it.',
    departs: 'A failed insert is only logged, and the mail alone carries the lead',
    seen: [survivesFailedInsert('a lead could not be stored')],
  },
  '8.4': {
    says: 'When the top level of the codes cannot be loaded, that is logged.',
    seen: [reportsTopLevel(NOT_LOADED, LOGGED)],
  },
  '8.5': {
    says: 'When children cannot be loaded, that is logged, and „Subkategorijų nerasta“ stands in their place.',
    departs: 'CPV children that cannot be loaded: an empty list and „Subkategorijų nerasta“',
    seen: [
      reportsChildren('45300000-0', '45310000-3', 'Įkelti nepavyko.', LOGGED),
      saysThereAreNoChildren('45350000-5', '45351000-2', 'Subkategorijų nerasta'),
    ],
  },
  '8.6': {
    says: 'A search that fails leaves no results.',
    seen: [clearsResultsWhenSearchFails('langai', 'durys', NOT_LOADED)],
  },
  '8.7': {
    says: 'A search without results shows a yellow notice: „Nerasta jokių rezultatų pagal“ and what was searched for.',
    seen: [saysNothingIsFound('qqqqwwwwzzzz', 'Nerasta jokių rezultatų pagal „qqqqwwwwzzzz“')],
  },
  '8.8': {
    says: 'An address without a page leads home.',
    departs: 'Unknown path redirects to /',
    seen: [
      replacesUnknown('/tokio-puslapio-nera', '/'),
      replacesUnknown('/tokio/puslapio/nera?utm_source=x', '/?utm_source=x'),
      responds('/tokio-puslapio-nera', 302, { location: '/' }),
      responds('/tokio-failo-nera.php', 404),
      responds('/api/tokios-nera', 404),
      responds('/bvpz-kodai/45214219-9', 404),
      says('/bvpz-kodai/45214219-9', 'main', 'Galbūt ieškojote vieno iš šių:', '45214210-5'),
    ],
  },
} as const satisfies SpecificationRows
