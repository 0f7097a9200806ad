import type { SourceNotice } from '../source-notice.ts'
import { CONTACT_PERSON_PATTERNS, PERSON, personBeforeContact } from './contact-persons.ts'

const E_MAIL_LABEL = /(?:\b(?:el\.?\s?p(?:ašt\p{L}*|\.)|e-?mail)(?:\s*:)?\s*)?/u.source
const PHONE_LABEL =
  /\b(?:mob\.?\s*)?(?:tel|mob|telefonas|telefonu|faksas|fa[kx]s?|phone)\b\.?(?:\s*nr\.?)?(?:\s*:)?\s*/u.source

/** A personal code has century and sex, date of birth and four more digits. */
const PERSONAL_CODE = String.raw`(?:\b(?:a\.\s?k\.|asmens\s+kod\p{L}*)(?:\s*:)?\s*)?(?<!\d)[3-6]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{4}(?!\d)`

/** A CPV code („80000000-4“) looks like a telephone number, also after „telefonas“. */
const NOT_A_CPV_CODE = String.raw`(?!\d{8}[-–]\d(?!\d))`

const E_MAIL = String.raw`${E_MAIL_LABEL}(?<![^\s<>()[\],;:"„“])[^\s<>()[\],;:"„“]+\s?(?:@|[([](?:at|eta)[)\]])\s?[^\s<>()[\],;:"„“]+`

const PHONES: readonly string[] = [
  String.raw`${PHONE_LABEL}${NOT_A_CPV_CODE}\(?\+?\d[\d\s().–-]{3,18}\d`,
  // +370 600 00000, 00370…
  String.raw`(?<![\d\p{L}])(?:\+|00(?=[1-9]))\(?\d[\d\s().–-]{6,18}\d`,
  // 8 600 00000, (8 5) 200 0000, 0 600 00000: eight digits after the prefix.
  String.raw`(?<![\d\p{L}.,/-])\(?${NOT_A_CPV_CODE}[80](?:[\s()–-]{0,2}\d){8}(?!\d)`,
  // 370 600 00000, 8.600.00000
  String.raw`(?<![\d\p{L}.,/-])(?:370(?:[\s()–-]{0,2}\d){8}|8\.6\d\d\.\d{5})(?!\d)`,
]

/** Patterns look for the form only, not for valid numbers. */
const CONTACTS: readonly RegExp[] = [
  // Everything after „Kontaktinis asmuo: …“ goes; „kontaktai –“ may be switch contacts, „atsakingų asmenų mokymai“ are courses.
  /(?:kontaktinis|atsakingas)\s+asmuo\s+(?-i:\p{Lu}).*$/isu,
  /(?:(?:kontaktin\p{L}{0,9}\s+asm\p{L}*|atsaking\p{L}{0,9}\s+asm\p{L}*|contact\s+person)\s*[:–-]|(?<!\p{L})(?:kontaktai|contacts?)\s*:).*$/isu,
  personBeforeContact([E_MAIL, ...PHONES].join('|')),
  new RegExp(E_MAIL, 'giu'),
  new RegExp(String.raw`${PERSON}(?=[\s,;(]*${PERSONAL_CODE})`, 'giu'),
  ...[PERSONAL_CODE, ...PHONES].map((pattern) => new RegExp(pattern, 'giu')),
  ...CONTACT_PERSON_PATTERNS,
]

const LEGAL_FORM =
  /(?<!\p{L})(?:UAB|AB|MB|VŠĮ|IĮ|TŪB|KŪB|ŽŪB|ŽŪK|SĮ|VĮ|SIA|OÜ|GmbH|Ltd|LLC|PLC|Inc|Oy|ApS|Sp\.?\s?z\s?o\.?\s?o)(?!\p{L})|uždaroji akcinė|akcinė bendrovė|(?:viešoji|individuali) (?:įstaiga|įmonė)|mažoji bendrija|advokatų profesinė bendrija|universitetas|institutas/iu
/** Two letters of other countries may also be a name or a word, unless they are capitals. V8 forgets the modifier of one pattern for both, `(?i:…)`, once a process has compiled so many patterns that it no longer optimizes them. */
const LEGAL_FORM_IN_CAPITALS = /(?<!\p{L})(?:AS|AG|KG|A\/S|S\.?A|S\.?R\.?[LO]|B\.?V|N\.?V|SE)(?!\p{L})/u

const ONLY_PERSON = new RegExp(`^${PERSON}$`, 'u')

/** Removes e-mail addresses, telephone numbers, personal codes and names of contact persons. */
export function withoutContacts(text: string): string {
  const bare = CONTACTS.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
  return bare === text
    ? text
    : bare
        .replaceAll(/\([\s,;]*\)|\[[\s,;]*\]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/([,;])(?:\s*[,;])+/g, '$1')
        .replaceAll(/\.(?:\s+\.)+/g, '.')
        .replaceAll(/\s+\.(?=\s|$)/g, '')
        .replaceAll(/^[\s.,;:–-]+|[\s,;:(–-]+$/g, '')
}

/** A winner without a legal form may be a person, so its name is not stored. */
export function hasLegalForm(name: string): boolean {
  return LEGAL_FORM.test(name) || LEGAL_FORM_IN_CAPITALS.test(name)
}

/** „UAB „Pavyzdys“, Vardas Pavardė“ loses the person; „Pavyzdžio Statyba, UAB“ is a company. */
function withoutPersons(winner: string): string {
  const parts = winner.split(/\s*[,;]\s*|\s+ir\s+/)
  const isForm = (part: string) => part.replace(LEGAL_FORM, '').replace(LEGAL_FORM_IN_CAPITALS, '') === ''
  const isPerson = (part: string, next?: string) =>
    ONLY_PERSON.test(part) && !hasLegalForm(part) && (next === undefined || !isForm(next))
  const persons = parts.filter((part, index) => isPerson(part, parts[index + 1]))
  return persons.length === 0 ? winner : parts.filter((part) => !persons.includes(part)).join(', ')
}

export type TextsWithNames = Pick<SourceNotice, 'title' | 'buyer_name' | 'winners'>

/** The notice is null when nothing is left of its title or its buyer. */
export function withoutPersonalData<T extends TextsWithNames>(notice: T): T | null {
  const title = withoutContacts(notice.title)
  const buyer_name = withoutContacts(notice.buyer_name)
  const winners = notice.winners
    .filter(hasLegalForm)
    .map((name) => withoutContacts(withoutPersons(name)))
    .filter((name) => name !== '')
  return title === '' || buyer_name === '' ? null : { ...notice, title, buyer_name, winners }
}
