export const CONSENT_KEY = 'consentSettings'

/** Raise it when the purposes change: every visitor then sees the banner again. */
export const CONSENT_VERSION = 1

/** Six months; afterwards the banner shows again. */
export const CONSENT_VALIDITY_MS = 183 * 24 * 60 * 60 * 1000

export const CONSENT_FLAGS = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const

export type ConsentFlag = (typeof CONSENT_FLAGS)[number]
export type ConsentFlags = Record<ConsentFlag, boolean>
export type ConsentUpdate = Record<ConsentFlag, 'granted' | 'denied'> & { region: readonly string[] }

export type ConsentEvent =
  | { type: 'visit'; stored: string | null; now: number }
  | { type: 'accept' | 'reject'; now: number }
  | { type: 'save'; flags: ConsentFlags; now: number }

/** What the page has to do after this step. */
export interface ConsentStep {
  /** The visitor's choice; null while the banner asks. */
  choice: ConsentFlags | null
  /** Text to store under CONSENT_KEY. */
  store: string | null
  /** Entry for the data layer; always says what is stored. */
  update: ConsentUpdate | null
  loadsTagManager: boolean
  /** Name prefixes of the cookies to delete. */
  deletedCookies: readonly string[]
}

/** The European Economic Area, by ISO 3166-1. */
// biome-ignore format: three rows read better than thirty
const EEA = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI',
  'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU',
  'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]

/** Pure: the visit and each choice lead to one step. */
export function nextConsent(event: ConsentEvent): ConsentStep {
  if (event.type === 'visit') {
    const choice = readConsent(event.stored, event.now)
    return choice ? stepFor(choice, null) : NOTHING
  }
  const choice = event.type === 'save' ? event.flags : allFlags(event.type === 'accept')
  const time = new Date(event.now).toISOString()
  return stepFor(choice, JSON.stringify({ ...choice, version: CONSENT_VERSION, time }))
}

/** The banner's own settings are all true, which is what „Sutinku“ grants; nobody has chosen them yet. */
export function allFlags(isGranted: boolean): ConsentFlags {
  return mapFlags(() => isGranted)
}

export function mapFlags<T>(toValue: (flag: ConsentFlag) => T): Record<ConsentFlag, T> {
  return Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, toValue(flag)])) as Record<ConsentFlag, T>
}

const NOTHING: ConsentStep = {
  choice: null,
  store: null,
  update: null,
  loadsTagManager: false,
  deletedCookies: [],
}

function stepFor(choice: ConsentFlags, store: string | null): ConsentStep {
  return {
    choice,
    store,
    update: { ...mapFlags((flag) => (choice[flag] ? 'granted' : 'denied')), region: EEA },
    loadsTagManager: Object.values(choice).some(Boolean),
    deletedCookies: [...(choice.analytics_storage ? [] : ['_ga']), ...(choice.ad_storage ? [] : ['_gcl'])],
  }
}

/** The stored choice, or null when it is missing, damaged, of another version or too old. */
function readConsent(stored: string | null, now: number): ConsentFlags | null {
  try {
    const settings: Partial<Record<string, unknown>> = JSON.parse(stored ?? 'null')
    const isValid =
      settings.version === CONSENT_VERSION &&
      Math.abs(now - Date.parse(String(settings.time))) < CONSENT_VALIDITY_MS &&
      CONSENT_FLAGS.every((flag) => typeof settings[flag] === 'boolean')
    return isValid ? mapFlags((flag) => settings[flag] === true) : null
  } catch {
    return null
  }
}
