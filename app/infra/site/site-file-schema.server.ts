import * as v from 'valibot'
import { site } from '#config/site.ts'

const PHOTO_PATH = /^\/photos\/[\w-]+\.(?:avif|jpe?g|png|webp)$/
const PHOTO_RULE =
  'must look like "/photos/ona.jpg": .jpg, .jpeg, .png, .webp or .avif, with a name of letters a–z, digits, - and _'

const text = (maxLength = 200) =>
  v.pipe(
    v.string('must be a text in quotes'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check((value) => /^\P{Cc}*$/u.test(value), 'must be on one line'),
    v.check(
      (value) => !/[<>]|&#?\w+;/.test(value),
      'must be plain text, without <, > and signs such as &nbsp;',
    ),
  )
const optionalText = v.nullish(text(), null)
const country = v.pipe(
  text(),
  v.regex(/e$|^\p{Lu}+$/u, 'must be in the locative: „Latvijoje“, not „Latvija“'),
)
const phone = v.pipe(
  text(),
  v.regex(
    /^\+(?:370(?: ?\d){8}|(?!370)[1-9](?: ?\d){6,14})$/,
    'must be a telephone number such as "+370 600 00000": eight digits after +370, without the 8 or 0 of calls within the country',
  ),
)
const email = v.pipe(text(), v.email('must be an e-mail address such as "info@example.lt"'))
const url = v.pipe(
  text(500),
  v.url('must be an address such as "https://example.lt/"'),
  v.regex(/^https:\/\//i, 'must begin with https://'),
)
const time = v.pipe(text(), v.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'must be a time such as "9:00"'))
const paddedTime = v.pipe(
  time,
  v.transform((value) => value.padStart(5, '0')),
)
const day = v.pipe(
  text(),
  v.isoDate('must be a day such as "2026-12-28"'),
  v.check(isCalendarDay, 'is not a real date'),
)
const photo = v.nullish(v.pipe(text(), v.regex(PHOTO_PATH, PHOTO_RULE)), null)
const number = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}
const quotation = v.pipe(
  text(600),
  v.regex(/^(?!["„“][^"„“”]*["“”]?$)/, 'must stand without quotes around it: the page adds them'),
)
const links = list(group({ label: text(), url }))
const flag = v.boolean('must be true or false')

const entries = part({
  $schema: v.string(),
  name: text(60),
  defaultTitle: v.pipe(
    text(100),
    v.regex(/^(?:\{metai\}|[^{}])*$/, 'must hold { and } only in {metai}, the year'),
  ),
  company: text(),
  companyCode: v.pipe(text(), v.regex(/^\d{7}(?:\d\d)?$/, 'must have 7 or 9 digits')),
  vatCode: v.nullable(v.pipe(text(), v.regex(/^LT\d{9}(?:\d{3})?$/, 'must be LT and 9 or 12 digits'))),
  address: text(),
  phone,
  otherPhones: list(phone),
  email: v.pipe(email, v.description('Shown to visitors; their requests go to MAIL_TO.')),
  officeHours: v.pipe(
    group({
      opens: paddedTime,
      closes: paddedTime,
      fridayCloses: v.nullish(paddedTime),
      closedOn: v.optional(list(day)),
    }),
    v.check(
      ({ opens, closes, fridayCloses }) => [closes, fridayCloses ?? closes].every((end) => opens < end),
      'must open before it closes',
    ),
  ),
  answeredSameDayUntil: v.nullable(paddedTime),
  signInUrl: url,
  procurementPortalUrl: url,
  partners: list(
    group({
      name: text(),
      role: text(),
      country: v.nullish(country, null),
      email,
      phones: list(phone),
      website: v.nullish(group({ label: text(), url }), null),
      photo,
    }),
  ),
  countryLinks: links,
  socialLinks: links,
  leadForm: part({ isPhoneRequired: flag, isReferralSourceRequired: flag }),
  reminders: part({ hotAfterHours: number(0, 40), otherAfterHours: number(0, 40) }),
  sampleForm: part({ isShown: flag }),
  home: part({ questions: flag, comparison: flag, leftOut: list(text()) }),
  evidence: part({
    sourcesRead: list(text()),
    noticesReadYearly: v.nullable(number(1, 10_000_000)),
    yearsOfExperience: v.nullable(number(2, 200)),
    specialists: v.nullable(number(1, 999)),
    letterHour: v.nullable(time),
    priceLine: v.nullable(v.pipe(text(), v.regex(/[.!]$/, 'must be a sentence that ends with a stop'))),
    trial: v.nullable(group({ days: number(1, 365), price: optionalText })),
    testimonial: v.nullable(group({ text: quotation, author: text() })),
    consultant: v.nullable(group({ name: text(), role: optionalText, photo })),
  }),
  leadRetentionMonths: number(1, 120),
  processors: list(text()),
  reviewer: v.nullable(group({ name: text(), role: text() })),
})

/** All that the operator may say about the firm; what is left out stays as `config/site.ts` has it. */
export const siteFileSchema = v.pipe(
  entries,
  v.forward(
    v.check(
      ({ answeredSameDayUntil, officeHours = site.officeHours }) =>
        (answeredSameDayUntil ?? '') <= (officeHours.fridayCloses ?? officeHours.closes),
      'must not be later than officeHours.closes, on Fridays too',
    ),
    ['answeredSameDayUntil'],
  ),
)

function group<const Entries extends v.ObjectEntries>(entries: Entries) {
  const known = Object.keys(entries).filter((name) => name !== '$schema')
  return v.pipe(
    v.custom<object>((value) => Object(value) === value && !Array.isArray(value), 'must be an object in { }'),
    v.strictObject(entries, ({ expected, path }) => {
      if (expected !== 'never') return 'is missing'
      const [first = '', ...more] = Object.keys(Object(path?.[0].input)).filter(
        (name) => !Object.hasOwn(entries, name),
      )
      const others = more.length > 0 ? `, nor ${more.join(', ')}` : ''
      const brace = Object.hasOwn(site, first) ? `; if ${first} stands outside, a } is missing before it` : ''
      return `is not known${others}; known here: ${known.join(', ')}${brace}`
    }),
  )
}

/** Its entries may be left out. */
function part<const Entries extends v.ObjectEntries>(entries: Entries) {
  return group(v.partial(v.object(entries)).entries)
}

function list<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item, 'must be a list in [ ]'), v.maxLength(50, 'must have at most 50 entries'))
}

function isCalendarDay(value: string): boolean {
  return !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)
}
