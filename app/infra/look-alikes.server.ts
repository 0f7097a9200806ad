import { ENV_NAMES } from './env-schema.server.ts'

export type Variables = Readonly<Record<string, string | undefined>>

/** One sentence for each variable whose name is nearly that of a setting which is not set. */
export function lookAlikes(variables: Variables): string[] {
  const unset = ENV_NAMES.filter((name) => !variables[name])
  return Object.keys(variables)
    .filter((name) => variables[name] && !ENV_NAMES.includes(name))
    .flatMap((name) => {
      const meant = unset.find((known) => !misspellings(known).isDisjointFrom(misspellings(name)))
      return meant === undefined ? [] : `${name} is no setting of the site and is ignored: is ${meant} meant?`
    })
}

/** Near names are the same once a letter of each is left out. */
function misspellings(name: string): Set<string> {
  const upper = name.toUpperCase()
  return new Set([upper, ...Array.from(upper, (_, i) => upper.slice(0, i) + upper.slice(i + 1))])
}
