import * as v from 'valibot'

export interface StaffPerson {
  /** It stands in the history of a request; the address where no name is given. */
  name: string
  address: string
}

const ENTRY = /^(?:"?([^"<>\p{Cc}]{0,100}?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/u

/** „Vardenė <vardene@example.lt>, vardenis@example.lt“ */
export const staffPeople = v.pipe(
  v.string(),
  v.check(
    (text) => !readPeople(text).includes(null),
    'must be e-mail addresses with commas between, such as "Vardenė <vardene@example.lt>, vardenis@example.lt"',
  ),
  v.transform((text) => readPeople(text).filter((person) => person !== null)),
)

function readPeople(text: string): (StaffPerson | null)[] {
  return text.split(',').map((entry) => {
    const [, name, named, bare] = ENTRY.exec(entry.trim()) ?? []
    const address = (named ?? bare ?? '').toLowerCase()
    return v.EMAIL_REGEX.test(address) ? { name: name || address, address } : null
  })
}
