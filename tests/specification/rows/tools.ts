import { CAMPAIGN } from '../../e2e/support/lead-journey.ts'
import { entersCategories } from '../code-browser.ts'
import { sendsOnce, showsHintFor } from '../form.ts'
import { attributes, counts, leadsTo, says, texts } from '../looks.ts'
import { finds } from '../own-api.ts'
import type { SpecificationRows } from '../row.ts'

const FORM = 'form[data-form="lead"]'
const MORE_THAN_EIGHT_FIELDS = 'Eight fields and two check boxes'

/** The lead form and the code browser, as their pages show them. */
export const TOOLS = {
  '2.35': {
    says: 'The form has a choice of three kinds of taking part, seven fields and two consents with a link to the rules.',
    departs: [
      MORE_THAN_EIGHT_FIELDS,
      'Specific-tender hint only',
      'Which fields are required',
      'Only the full form',
      'Referral source: one of a list',
    ],
    seen: [
      attributes('/', `${FORM} [name="activity"] option`, 'value', ['', 'active', 'starting', 'specific']),
      texts('/', `${FORM} [name="activity"] option`, [
        'Pasirinkite',
        'Aktyviai dalyvaujame',
        'Tik pradedame',
        'Domina konkretus pirkimas',
      ]),
      ...Object.entries({
        activity: 'Kaip dalyvaujate viešuosiuose pirkimuose?',
        company_code: 'Įmonės kodas',
        company: 'Įmonės pavadinimas',
        name: 'Vardas',
        email: 'El. paštas',
        phone: 'Telefonas',
        industry: 'Veiklos sritis',
        referral_source: 'Iš kur apie mus sužinojote?',
        privacy_consent: 'Susipažinau su privatumo politika ir sutinku su naudojimo sąlygomis.',
        marketing_consent:
          'Sutinku gauti naujienas ir pasiūlymus el. paštu ar telefonu pagal rinkodaros taisykles.',
      }).map(([name, label]) => texts('/', `${FORM} label[for="lead-${name}"]`, [label])),
      attributes('/', `${FORM} :is([type="email"], [type="tel"], [name$="_consent"])`, 'type', [
        'email',
        'tel',
        'checkbox',
        'checkbox',
      ]),
      counts('/', `${FORM} [name$="_consent"]:checked`, 0),
      leadsTo('/', `${FORM} label[for="lead-marketing_consent"]`, '/rinkodaros-taisykles'),
      leadsTo('/', `${FORM} label[for="lead-privacy_consent"]`, '/privatumo-politika', '/naudojimo-salygos'),
    ],
  },
  '2.36': {
    says: 'Hidden fields carry campaign values and the landing page.',
    departs: "Campaign values come from the page's query string",
    seen: [
      attributes('/', `${FORM} input[type="hidden"]`, 'name', [...Object.keys(CAMPAIGN), 'landing_page']),
    ],
  },
  '2.37': {
    says: 'Who chooses one specific purchase gets a hint that can be closed.',
    departs: 'Specific-tender hint only',
    seen: [showsHintFor('specific', 'Domina konkretus pirkimas? Parašykite mums', 'Uždaryti pastabą')],
  },
  '2.38': {
    says: 'While the request is sent, the button says „Siunčiama...“.',
    departs: 'The button is disabled while submitting',
    seen: [sendsOnce('Siunčiama...')],
  },
  '2.39': {
    says: 'The code browser has a search box, a tree to walk through and a text that explains the codes.',
    seen: [
      counts('/bvpz-kodai', 'search form[action="/bvpz-kodai"] input[type="search"][name="q"]', 1),
      entersCategories('Visi skyriai', [['45000000-7', 'Statybos darbai']]),
      says('/bvpz-kodai', 'main', 'BVPŽ kodu kiekviename pirkimo skelbime nurodoma, kas perkama.'),
    ],
  },
  '2.40': {
    says: 'A hint says how many characters are needed and that code, Lithuanian and English names are searched.',
    seen: [
      texts('/bvpz-kodai', '#cpv-query-hint', [
        'Įveskite bent 2 simbolius. Ieškoti galima pagal kodą arba pavadinimą lietuvių ar anglų kalba.',
      ]),
      finds('45261910', '45261910-6'),
      finds('stogų remontas', '45261910-6'),
      finds('roof repair', '45261910-6'),
    ],
  },
  '2.41': { says: 'What else the code browser does is section 4.', seen: [] },
} as const satisfies SpecificationRows
