export const CONSENT_KEY = 'consentSettings'

/** Raise it when the purposes change: who has agreed to something then sees the banner again. */
export const COOKIE_CHOICE_VERSION = 1

/** A yes is asked again after this long. */
export const CONSENT_VALIDITY_MS = 183 * 24 * 60 * 60 * 1000

export const CONSENT_FLAGS = [
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const

export type ConsentFlag = (typeof CONSENT_FLAGS)[number]
export type ConsentFlags = Record<ConsentFlag, boolean>

// biome-ignore format: three rows read better than thirty
const EEA = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI',
  'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU',
  'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]

export function serializeConsent(choice: ConsentFlags, now: number): string {
  return JSON.stringify({ ...choice, version: COOKIE_CHOICE_VERSION, time: new Date(now).toISOString() })
}

export function effectsOf(choice: ConsentFlags) {
  return {
    update: { ...mapFlags((flag) => (choice[flag] ? 'granted' : 'denied')), region: EEA },
    loadsTagManager: Object.values(choice).some(Boolean),
    deletedCookies: [...(choice.analytics_storage ? [] : ['_ga']), ...(choice.ad_storage ? [] : ['_gcl'])],
  }
}

export function allFlags(isGranted: boolean): ConsentFlags {
  return mapFlags(() => isGranted)
}

export function mapFlags<T>(toValue: (flag: ConsentFlag) => T): Record<ConsentFlag, T> {
  return Object.fromEntries(CONSENT_FLAGS.map((flag) => [flag, toValue(flag)])) as Record<ConsentFlag, T>
}

/** Returns null when the stored choice is missing or damaged, or holds a yes of another version or age. A no needs no proof. */
export function readConsent(stored: string | null, now: number): ConsentFlags | null {
  try {
    const settings: Partial<Record<string, unknown>> = JSON.parse(stored ?? 'null')
    const isProven =
      settings.version === COOKIE_CHOICE_VERSION &&
      Math.abs(now - Date.parse(String(settings.time))) < CONSENT_VALIDITY_MS
    const isValid = CONSENT_FLAGS.every(
      (flag) => settings[flag] === false || (isProven && settings[flag] === true),
    )
    return isValid ? mapFlags((flag) => settings[flag] === true) : null
  } catch {
    return null
  }
}
