import { ENV_NAMES } from './env-schema.server.ts'

export type Variables = Readonly<Record<string, string | undefined>>

const SHORT_NAME = 7

/** One sentence for each variable whose name is nearly that of a setting which is not set. */
export function lookAlikes(variables: Variables): string[] {
  const unset = ENV_NAMES.filter((name) => !variables[name])
  return Object.keys(variables)
    .filter((name) => variables[name] && !ENV_NAMES.includes(name))
    .flatMap((name) => {
      const meant = unset.find((known) => isNear(name.toUpperCase(), known))
      return meant === undefined ? [] : `${name} is no setting of the site and is ignored: is ${meant} meant?`
    })
}

function isNear(name: string, known: string): boolean {
  return distance(name, known) <= (known.length < SHORT_NAME ? 1 : 2)
}

/** By Levenshtein. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
