/** Files that the build makes serve any firm, so they name none. */
export const SERVICE_NAME = 'Viešųjų pirkimų naujienlaiškis'

export interface Partner {
  name: string
  role: string
  /** The name is in the locative: „Lietuvoje“. */
  country: string | null
  email: string
  phones: string[]
  website: { label: string; url: string } | null
  photo: string | null
}

export interface Reviewer {
  name: string
  role: string
}

export interface Testimonial {
  text: string
  /** „Vardenis Pavardenis, UAB „Pavyzdys“ vadovas“ */
  author: string
}

export interface Consultant {
  name: string
  role: string | null
  /** „/photos/ona.jpg“, a square of at least 160 px. */
  photo: string | null
}

const DEFAULT_NAME = 'Viešieji pirkimai el. paštu'

const invented = new Set<string>()
export const placeholders: ReadonlySet<string> = invented
/** Numbers of the specification, which the operator confirms or removes. */
const NUMBERS_TO_CONFIRM = ['yearsOfExperience', 'specialists'] as const
let unconfirmed: readonly (typeof NUMBERS_TO_CONFIRM)[number][] = NUMBERS_TO_CONFIRM

const DEFAULTS = {
  /** The brand: in the header, in titles („%s | name“) and as the author of articles. */
  name: DEFAULT_NAME,
  /** Title of the home page; `{metai}` in it is the year of the day. 2025 is the customer's specification. */
  defaultTitle: `${DEFAULT_NAME} | Naujausi konkursai | 2025`,

  company: placeholder('UAB „Pavyzdys“'),
  companyCode: placeholder('000000000'),
  vatCode: slot<string>(),
  address: placeholder('Pavyzdžio g. 1, LT-00000 Vilnius'),
  phone: placeholder('+370 600 00000'),
  /** They are shown among the contacts only. */
  otherPhones: listOf<string>(),
  email: placeholder('info@example.lt'),
  /** Somebody answers the telephone from Monday to Friday, public holidays aside. */
  officeHours: {
    opens: '09:00',
    closes: '18:00',
    fridayCloses: slot<string>(),
    /** Other days on which nobody works, as „2026-12-28“. */
    closedOn: listOf<string>(),
  },
  /** „16:00“ promises an answer on the same working day to requests until then; shown when filled in. */
  answeredSameDayUntil: slot<string>(),

  signInUrl: placeholder('https://example.lt/prisijungti'),
  procurementPortalUrl: 'https://viesiejipirkimai.lt/',
  /** Without `photo` the initial letter shows. */
  partners: listOf<Partner>(
    {
      name: placeholder('Vardenė Pavardenė'),
      role: 'Partnerė Lietuvoje',
      country: 'Lietuvoje',
      email: placeholder('lietuva@example.lt'),
      phones: [placeholder('+370 600 00001')],
      website: { label: 'example.lt', url: placeholder('https://example.lt/') },
      photo: null,
    },
    {
      name: placeholder('Vārds Uzvārds'),
      role: 'Partneris Latvijoje',
      country: 'Latvijoje',
      email: placeholder('latvija@example.lv'),
      phones: [placeholder('+371 2000 0000'), placeholder('+371 2000 0001')],
      website: { label: 'example.lv', url: placeholder('https://example.lv/') },
      photo: null,
    },
    {
      name: placeholder('Eesnimi Perenimi'),
      role: 'Partneris Estijoje',
      country: 'Estijoje',
      email: placeholder('estija@example.ee'),
      phones: [placeholder('+372 5000 0000')],
      website: { label: 'example.ee', url: placeholder('https://example.ee/') },
      photo: null,
    },
  ),

  /** The service exists in other countries; the footer has a column „Kitose šalyse“. */
  countryLinks: listOf(
    { label: 'Latvija', url: placeholder('https://example.lv/') },
    { label: 'Estija', url: placeholder('https://example.ee/') },
  ),

  /** They are the firm's pages on social networks. */
  socialLinks: listOf<{ label: string; url: string }>(),

  /** Fewer required fields bring more requests. Visitors who want a call must give a telephone anyway. */
  leadForm: { isPhoneRequired: true, isReferralSourceRequired: true },

  /** Staff are reminded of a request that nobody has touched for so many working hours; 0 reminds of none. Hot ones ask for a call or a certain tender. */
  reminders: { hotAfterHours: 1, otherAfterHours: 4 },

  /** False leaves out the field under a letter that asks for it by mail. */
  sampleForm: { isShown: true },

  /** False leaves out a part of the home page that the customer did not name; `leftOut` are promises of `content/home.json`. */
  home: { questions: true, comparison: true, leftOut: listOf<string>() },

  /** Empty slots show nothing; write only what is true. */
  evidence: {
    /** Names of the sources that are read every day: „CVP IS“, „TED“, „CPO LT“. */
    sourcesRead: listOf<string>(),
    noticesReadYearly: slot<number>(),
    yearsOfExperience: slot<number>(15),
    specialists: slot<number>(10),
    /** The letter goes out at this time, such as „7:30“. */
    letterHour: slot<string>(),
    /** One sentence: „Nuo 25 Eur per mėnesį, be PVM.“ */
    priceLine: slot<string>(),
    /** `price` is „nemokamai“ or „10 Eur be PVM“. */
    trial: slot<{ days: number; price: string | null }>(),
    testimonial: slot<Testimonial>(),
    consultant: slot<Consultant>(),
  },

  /** Leads older than this are erased; the privacy policy shows the same number. */
  leadRetentionMonths: 12,

  /** Named in the privacy policy: „UAB „Pavyzdys“ (svetainės priegloba)“. */
  processors: listOf<string>(),

  /** The lawyer who answers for the texts; shown beside „Patikrinta“ once there is one. */
  reviewer: slot<Reviewer>(),
}

export type Site = Readonly<typeof DEFAULTS>

/**
 * The firm's facts: the defaults until `configureSite` replaces them once, at start, by a frozen value. So nothing may
 * copy a fact while it is loaded, and no file of the build may hold one. The server logs which `placeholder`s are left.
 */
export let site: Site = deepFreeze(DEFAULTS)

/** An operator's `site.json`: groups may be given in part, lists are replaced whole. */
export type SiteFacts = {
  [Name in keyof Site]?: Name extends (typeof GROUPS)[number] ? Partial<Site[Name]> : Site[Name]
}

const GROUPS = ['officeHours', 'leadForm', 'reminders', 'sampleForm', 'home', 'evidence'] as const

/** Puts the operator's facts over those of before: `loadSite` alone does so, before anything is rendered; tests more often. */
export function configureSite(given: SiteFacts): void {
  const groups = Object.fromEntries(GROUPS.map((name) => [name, { ...site[name], ...given[name] }]))
  site = deepFreeze({ ...site, ...given, ...groups } as Site)
  unconfirmed = NUMBERS_TO_CONFIRM.filter((name) => given.evidence?.[name] === undefined)
}

export function isShown(text: string): boolean {
  return !site.home.leftOut.includes(text)
}

/** „I–V 9:00–18:00“, or „I–IV 9:00–18:00, V 9:00–16:00“ */
export function workingHours(): string {
  const { closes, fridayCloses } = site.officeHours
  if (fridayCloses === null) return `I–V ${hoursUntil(closes)}`
  return `I–IV ${hoursUntil(closes)}, V\u00a0${hoursUntil(fridayCloses)}`
}

/** Within a sentence: „skambinkite … darbo dienomis 9:00–18:00“. */
export function workingHoursShort(): string {
  return workingHours().replace('I–V ', 'darbo dienomis ')
}

function hoursUntil(closes: string): string {
  return [site.officeHours.opens, closes].map((time) => time.replace(/^0/, '')).join('–')
}

/** For the office status in the browser: „18:00 18:00 18:00 18:00 16:00“. */
export function closingTimes(): string {
  const { closes, fridayCloses } = site.officeHours
  return [closes, closes, closes, closes, fridayCloses ?? closes].join(' ')
}

/** „signInUrl: https://example.lt/prisijungti“ */
export function listPlaceholders(): readonly string[] {
  const left = Object.entries(site).flatMap(([name, fact]) => {
    const isUsed = (value: string) => JSON.stringify(fact).includes(JSON.stringify(value))
    return [...placeholders].filter(isUsed).map((value) => `${name}: ${value}`)
  })
  return [...left, ...unconfirmed.map((name) => `evidence.${name}: ${site.evidence[name]}`)]
}

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

function slot<T>(value: T | null = null): T | null {
  return value
}

function listOf<T>(...items: T[]): readonly T[] {
  return items
}

function placeholder(value: string): string {
  invented.add(value)
  return value
}
