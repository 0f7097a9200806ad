import type { HttpRequest } from '../support/http-client.ts'
import { HONEST_FORMS, HONEST_LETTERS, HONEST_PAGES, HONEST_SEARCHES } from './honest-requests.ts'
import {
  type HostileRequests,
  hostileForms,
  hostileLetters,
  hostilePages,
  hostileSearches,
} from './hostile-requests.ts'

/** Honest requests and those made to be costly, compared with each other. */
interface Kind {
  kind: string
  honest: readonly HttpRequest[]
  hostile: HostileRequests
}

export const KINDS: readonly Kind[] = [
  { kind: 'form', honest: HONEST_FORMS, hostile: hostileForms },
  { kind: 'search', honest: HONEST_SEARCHES, hostile: hostileSearches },
  { kind: 'letter', honest: HONEST_LETTERS, hostile: hostileLetters },
  { kind: 'page', honest: HONEST_PAGES, hostile: hostilePages },
]
