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
  role: string
}

/** Answers for the texts; shown beside „Patikrinta“ once there is one. */
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

const OFFICE_HOURS = { opens: '09:00', closes: '18:00' }
const HOURS_TEXT = `${OFFICE_HOURS.opens}–${OFFICE_HOURS.closes}`.replace(/^0/, '')

// bounded: filled while this file loads
const placeholders = new Set<string>()

/** Everything of the operator's. Replace what `placeholder` marks before going public; the server logs what is left. */
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
  /** „16:00“ promises an answer on the same working day to requests until then; shown when filled in. */
  answeredSameDayUntil: emptySlot<string>(),

  signInUrl: placeholder('https://example.lt/prisijungti'),
  procurementPortalUrl: 'https://viesiejipirkimai.lt/',

  /** Without `photo` (a path below `public/`) the initial letter shows. */
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

  /** Fewer required fields bring more requests. Visitors who want a call must give a telephone anyway. */
  leadForm: {
    isPhoneRequired: true,
    isReferralSourceRequired: true,
  },

  /** Empty slots show nothing; write only what is true. */
  evidence: {
    /** What is read every day, by name: „CVP IS“, „TED“, „CPO LT“. */
    sourcesRead: listOf<string>(),
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

export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}

export function listPlaceholders(): readonly string[] {
  return [...placeholders]
}

export function isPlaceholder(value: string): boolean {
  return placeholders.has(value)
}

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
