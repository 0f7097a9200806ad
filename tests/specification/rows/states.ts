import {
  entersCategories,
  expandsInPlace,
  goesBackAlongTrail,
  listsResultsFlat,
  listsTopLevel,
} from '../code-browser.ts'
import { asksForConsent, chooses, loadsFlagsAlone, loadsSaved } from '../consent.ts'
import { isIdle, keepsFailureUntilEdited, sendsOnce, showsFieldFor, showsHintFor } from '../form.ts'
import { headerTurnsWhiteAfter, opensAndClosesMenu, showsPartners } from '../home-states.ts'
import type { SpecificationRows } from '../row.ts'
import { sendsTo } from '../sent-lead.ts'
import { DENIED, EEA, GRANTED, NO, YES } from './flags.ts'

const INITIALS = ['V', 'V', 'E']

const START = 'Visi skyriai'
const WORKS = ['45000000-7', 'Statybos darbai'] as const
const BRANCH = [
  WORKS,
  ['45200000-9', 'Visi ar daliniai statybos ir civilinės inžinerijos darbai'],
  ['45210000-2', 'Pastatų statybos darbai'],
  ['45214000-0', 'Su mokymu ir moksliniais tyrimais susijusių pastatų statybos darbai'],
  ['45214200-2', 'Mokyklų statybos darbai'],
] as const

/** Section 4: states and transitions. */
export const STATES = {
  '4.1': {
    says: 'On a phone the menu is either open or closed.',
    seen: [opensAndClosesMenu('Atidaryti meniu', 'Uždaryti meniu', 'Kontaktai')],
  },
  '4.2': {
    says: 'Up to 10 px of scrolling the header is clear; beyond that it is white and casts a shadow.',
    seen: [headerTurnsWhiteAfter(10)],
  },
  '4.3': {
    says: 'Where the photo of a partner does not load, the first letter of the name stands instead.',
    seen: [
      showsPartners('photo', INITIALS),
      showsPartners({ status: 404 }, INITIALS),
      showsPartners('nothing', INITIALS),
    ],
  },
  '4.4': {
    says: 'The form waits, sends, has been sent or has failed; at first it waits.',
    seen: [isIdle('Siųsti užklausą')],
  },
  '4.5': {
    says: 'Pressing the button begins sending: it is disabled and says „Siunčiama...“.',
    departs: 'The button is disabled while submitting',
    seen: [sendsOnce('Siunčiama...')],
  },
  '4.6': {
    says: 'When the request has been sent, the visitor comes to /aciu.',
    departs: ['The thank-you page has one address', 'The form after it was sent'],
    seen: [sendsTo('/aciu', 'Ačiū, jūsų užklausą gavome')],
  },
  '4.7': {
    says: 'When sending fails, the message is shown, and the form waits again.',
    departs: 'The error state clears at once',
    seen: [
      keepsFailureUntilEdited(
        { status: 503, body: { message: 'Neišsiųsta: paskambinkite.' } },
        'Neišsiųsta: paskambinkite.',
      ),
    ],
  },
  '4.8': {
    says: 'A hint appears with the activity of one specific purchase and can be closed.',
    departs: [
      'Specific-tender hint only',
      'The hint of a specific tender appears whenever that activity is chosen',
    ],
    seen: [
      showsHintFor('specific', 'Domina konkretus pirkimas? Parašykite mums', 'Uždaryti pastabą'),
      showsFieldFor('specific', 'tender_reference', 'Pirkimo numeris arba nuoroda (neprivaloma)'),
    ],
  },
  '4.9': {
    says: 'At the top the code browser lists the codes of level 1.',
    departs: "The code browser's top level lists level-1 entries",
    seen: [listsTopLevel(45, '03000000-1', '98000000-3')],
  },
  '4.10': {
    says: 'Entering a category lengthens the trail by its name and lists its children.',
    departs: 'Entering a category pushes it on a breadcrumb trail',
    seen: [entersCategories(START, BRANCH)],
  },
  '4.11': {
    says: 'A name in the trail ends it there; its start leads back to the top.',
    seen: [goesBackAlongTrail('45214000-0', WORKS, START), goesBackAlongTrail('45214210-5', WORKS, START)],
  },
  '4.12': {
    says: 'Rows of levels 1 to 5 show their children in place; once loaded they are not loaded again.',
    departs: 'Six levels, browse below level 6',
    seen: [
      expandsInPlace(
        BRANCH.map(([code]) => code),
        6,
      ),
      expandsInPlace(['45000000-7', '45200000-9', '45260000-7', '45261000-4', '45261200-6'], 6),
    ],
  },
  '4.13': {
    says: 'What a search finds is a flat list, in which nothing is expanded or browsed.',
    seen: [listsResultsFlat('statybos darbai'), listsResultsFlat('45214')],
  },
  '4.14': {
    says: 'The banner asks while no settings are saved; saved ones are loaded instead.',
    departs: ['Flags default to true when the banner is built', 'Saved consent settings are loaded'],
    seen: [
      asksForConsent(DENIED),
      loadsSaved(YES, { ...GRANTED, ...EEA }),
      loadsSaved(NO, { ...DENIED, ...EEA }),
      ...Object.keys(YES).map((flag) =>
        loadsSaved({ ...NO, [flag]: true }, { ...DENIED, [flag]: 'granted', ...EEA }),
      ),
      loadsFlagsAlone(NO, { ...DENIED, ...EEA }),
    ],
  },
  '4.15': {
    says: '„Sutinku“ grants all four flags, stores them, pushes the update with the EEA as its region, and ends the question.',
    seen: [chooses('Sutinku', YES, { ...GRANTED, ...EEA })],
  },
  '4.16': {
    says: '„Nesutinku“ denies all four flags, stores them and ends the question.',
    seen: [chooses('Nesutinku', NO, { ...DENIED, ...EEA })],
  },
  '4.17': {
    says: 'Whatever is chosen, the update declares all four flags granted.',
    departs: 'Rejecting cookies still pushes "granted"',
    seen: [chooses('Nesutinku', NO, { ...DENIED, ...EEA })],
  },
} as const satisfies SpecificationRows
