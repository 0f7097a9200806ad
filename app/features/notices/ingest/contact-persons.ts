/** These are source texts of regular expressions; `(?-i:…)` keeps them case-sensitive under the flag `i`. */
const INITIALS = String.raw`(?:\p{Lu}\p{Ll}?\.\s?){1,2}\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?`
const FULL_NAME = String.raw`\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+){1,3}`
const CAPITALS = String.raw`\p{Lu}{2,}(?:[\s-]\p{Lu}{2,}){1,3}(?!\p{L})`
/** „Petras“ alone is a name when nothing else follows. */
const FIRST_NAME = String.raw`\p{Lu}\p{L}+(?=\s*(?:[.,;()]|$))`

/** „Vardas Pavardė“, „V. Pavardė“, „Vardas Pavardė-Pavardienė“. */
export const PERSON = String.raw`(?-i:(?<!\p{L})(?:${INITIALS}|${FULL_NAME}))`
const ANY_PERSON = String.raw`(?-i:(?<!\p{L})(?:${INITIALS}|${FULL_NAME}|${CAPITALS}|${FIRST_NAME}))`

const JOB_TITLE_PREFIX = String.raw`(?:(?:vyr|vyriaus\p{L}{1,4}|vyresn\p{L}{1,4})\.?\s*|(?:viešųjų\s+)?pirkim[oų]\s+|(?:projekto|skyriaus)\s+){0,3}`
const JOB_TITLE =
  '(?:specialist|inžinier|direktor|vadybinink|organizator|koordinator|administrator|sekretor|buhalter|vedėj|patarėj|referent|atstov|iniciator|konsultant|darbuotoj)'
const ANY_JOB_TITLE = String.raw`(?:(?:(?-i:\p{Ll})+\s+){0,3}${JOB_TITLE_PREFIX}(?:${JOB_TITLE}|vadov|pavaduotoj)\p{L}{1,5}[\s:,–-]+)?`

const CONTACT_VERB = String.raw`(?<!\p{L})(?:teirautis|teirauki\p{L}+|(?:pa)?skambin(?:ti|ki\p{L}+)|kreip(?:tis|ki\p{L}+)|susisiek(?:ti|i\p{L}+)|(?:pa)?rašykite)`
const ABOUT_INFORMATION = String.raw`(?:dėl\s+(?:\p{L}+\s+)?informacijos[\s,]+)?`
/** „Kontaktas“ at the beginning is a switch contact, and „Informacijos Centro Plėtra“ is a name. */
const CONTACT_NOUN = String.raw`(?:(?<=\S\s)(?-i:K)ontakta[si]|(?<=[.,;:(–-]\s?)kontakta[si]|kontaktinio\s+asmens|(?:kontaktini|atsaking)am\s+asmeniui|dėl\s+(?:\p{L}+\s+)?(?-i:informacijos)|informacij[ąa]\s+(?:su)?teikia|(?:daugiau|papildoma)\s+(?-i:informacij)(?:os|a))`

const others = (person: string) => String.raw`(?:(?:\s*,\s*|\s+(?:ir|arba|ar)\s+)${ANY_JOB_TITLE}${person})*`

/** A name may stand right before its telephone number or e-mail address. */
export function personBeforeContact(contact: string): RegExp {
  return new RegExp(String.raw`(?<=[.,;:(–-]\s?)${PERSON}(?=[\s,;:(–-]{0,4}(?:${contact}))`, 'giu')
}

export const CONTACT_PERSON_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`${ABOUT_INFORMATION}${CONTACT_VERB}[\s:,–-]+(?:(?:pas|į|su)\s+)?${ANY_JOB_TITLE}${ANY_PERSON}${others(PERSON)}`,
    'giu',
  ),
  new RegExp(String.raw`${CONTACT_NOUN}[\s,]+${ANY_JOB_TITLE}${PERSON}${others(PERSON)}`, 'giu'),
  new RegExp(
    String.raw`(?:${CONTACT_NOUN}|(?<!\p{L})atsaking\p{L}{1,3})\s*[:–-]\s*${ANY_JOB_TITLE}${ANY_PERSON}${others(PERSON)}`,
    'giu',
  ),
  // „Inžinieriaus Petro Vileišio tiltas“ is a bridge.
  new RegExp(
    String.raw`(?<!\p{L})${JOB_TITLE_PREFIX}${JOB_TITLE}(?:as|ius|is|ė|a)[\s:,–-]+${PERSON}${others(PERSON)}`,
    'giu',
  ),
]
