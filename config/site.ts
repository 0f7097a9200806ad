export interface Partner {
  name: string
  role: string
  email: string
  phones: string[]
  website: { label: string; url: string }
  photo: string | null
}

export interface Reviewer {
  name: string
  /** In lower case: „advokatė“. */
  role: string
}

/** The lawyer who answers for the texts and figures; shown beside „Patikrinta“ once there is one. */
export const reviewer: Reviewer | null = null

export interface Testimonial {
  text: string
  /** „Vardenis Pavardenis, UAB „Pavyzdys“ vadovas“ */
  author: string
}

export interface Consultant {
  name: string
  /** A path below `public/`, a square of at least 160 px. */
  photo: string | null
}

/** When somebody answers the telephone: from Monday to Friday, public holidays aside. */
const OFFICE_HOURS = { opens: '09:00', closes: '18:00' }
const HOURS_TEXT = `${OFFICE_HOURS.opens}–${OFFICE_HOURS.closes}`.replace(/^0/, '')

// bounded: filled while this file loads
const placeholders = new Set<string>()

/**
 * Everything that belongs to the operator. What is marked by `placeholder` must be replaced before
 * the site goes public: the server names what is still there in one log line at start.
 */
export const site = {
  /** The brand: in the header, in titles („%s | name“) and as the author of articles. */
  name: 'Viešieji pirkimai el. paštu',
  /** Title of the home page; `{metai}` in it is the year of the day. 2025 is the customer's specification. */
  defaultTitle: 'Viešieji pirkimai el. paštu | Naujausi konkursai | 2025',

  company: placeholder('UAB „Pavyzdys“'),
  companyCode: placeholder('000000000'),
  address: placeholder('Pavyzdžio g. 1, LT-00000 Vilnius'),
  phone: placeholder('+370 600 00000'),
  email: placeholder('info@example.lt'),
  officeHours: {
    ...OFFICE_HOURS,
    /** Other days on which nobody works, as „2026-12-28“. */
    closedOn: listOf<string>(),
  },
  workingHours: `I–V ${HOURS_TEXT}, VI–VII nedirbame`,
  /** Within a sentence: „skambinkite … darbo dienomis 9:00–18:00“. */
  workingHoursShort: `darbo dienomis ${HOURS_TEXT}`,
  /**
   * A promise to visitors, shown only when it is filled in: „16:00“ means that requests of working days until 16:00 are
   * answered on the same day, later ones on the next working day.
   */
  answeredSameDayUntil: emptySlot<string>(),

  /** Where subscribers sign in, on another site. */
  signInUrl: placeholder('https://example.lt/prisijungti'),
  procurementPortalUrl: 'https://viesiejipirkimai.lt/',

  /** `photo` is a path below `public/`; without one, or when it does not load, the initial letter shows. */
  partners: [
    {
      name: placeholder('Vardenė Pavardenė'),
      role: 'Partnerė Lietuvoje',
      email: placeholder('lietuva@example.lt'),
      phones: [placeholder('+370 600 00001')],
      website: { label: 'example.lt', url: placeholder('https://example.lt/') },
      photo: null,
    },
    {
      name: placeholder('Vārds Uzvārds'),
      role: 'Partneris Latvijoje',
      email: placeholder('latvija@example.lv'),
      phones: [placeholder('+371 2000 0000'), placeholder('+371 2000 0001')],
      website: { label: 'example.lv', url: placeholder('https://example.lv/') },
      photo: null,
    },
    {
      name: placeholder('Eesnimi Perenimi'),
      role: 'Partneris Estijoje',
      email: placeholder('estija@example.ee'),
      phones: [placeholder('+372 5000 0000')],
      website: { label: 'example.ee', url: placeholder('https://example.ee/') },
      photo: null,
    },
  ] satisfies Partner[],

  /** The service in other countries; footer column „Kitose šalyse“. */
  countryLinks: [
    { label: 'Latvija', url: placeholder('https://example.lv/') },
    { label: 'Estija', url: placeholder('https://example.ee/') },
  ],

  /**
   * Fewer required fields bring more requests. A telephone that is optional is required all the same from a visitor who
   * wants to be called.
   */
  leadForm: {
    isPhoneRequired: true,
    isReferralSourceRequired: true,
  },

  /** Evidence for what the home page says. What is not filled in shows nothing; write only what is true. */
  evidence: {
    /** What is read every day, by name: „CVP IS“, „TED“, „CPO LT“. */
    sourcesRead: listOf<string>(),
    /** How many notices are read in a year. */
    noticesReadYearly: emptySlot<number>(),
    /** When the letter goes out: „7:30“ */
    letterHour: emptySlot<string>(),
    /** One sentence: „Nuo 25 Eur per mėnesį, be PVM.“ */
    priceLine: emptySlot<string>(),
    testimonial: emptySlot<Testimonial>(),
    consultant: emptySlot<Consultant>(),
  },

  /** Leads older than this are erased; the privacy policy shows the same number. */
  leadRetentionMonths: 12,
}

/** `+370 600 00000` as a link's address. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

/** Placeholders that are still in use, for the warning at start. */
export function listPlaceholders(): readonly string[] {
  return [...placeholders]
}

/** Whether the operator has not filled this in yet. */
export function isPlaceholder(value: string): boolean {
  return placeholders.has(value)
}

/** Nothing until the operator fills it in. */
function emptySlot<T>(): T | null {
  return null
}

function listOf<T>(...items: T[]): readonly T[] {
  return items
}

function placeholder<T extends string>(value: T): T {
  placeholders.add(value)
  return value
}
