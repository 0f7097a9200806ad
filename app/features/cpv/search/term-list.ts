import { lowerBound } from './lower-bound.ts'

/** The distinct terms of many texts in sorted order, in flat arrays: a few bytes for each occurrence. */
export interface TermList {
  terms: readonly string[]
  /** Positions of the texts that hold the term at this position. */
  textsWith(term: number): Uint32Array
  /** Positions of the terms that are `wanted`, begin with it, or differ from it by some letters. */
  find(wanted: string, tolerance: Tolerance): Set<number>
}

export interface Tolerance {
  /** Terms that only begin with the wanted one count as well. */
  isBeginning: boolean
  /** Letters that may be missing, added or changed. */
  slips: number
}

/** `termsOfTexts` gives each text's terms, none twice. */
export function buildTermList(termsOfTexts: readonly (readonly string[])[]): TermList {
  const counts = new Map<string, number>()
  for (const terms of termsOfTexts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const terms = [...counts.keys()].sort(byCodeUnits)
  const starts = new Uint32Array(terms.length + 1)
  terms.forEach((term, position) => {
    starts[position + 1] = (starts[position] ?? 0) + (counts.get(term) ?? 0)
  })
  const positionOf = new Map(terms.map((term, position) => [term, position]))
  const texts = groupTexts(termsOfTexts, positionOf, starts)
  const shared = Uint8Array.from(terms, (term, position) => sharedBeginning(terms[position - 1] ?? '', term))

  return {
    terms,
    textsWith: (term) => texts.subarray(starts[term], starts[term + 1]),
    find(wanted, { isBeginning, slips }) {
      const found = new Set(slips > 0 ? findSimilar(terms, shared, wanted, slips) : [])
      const first = lowerBound(terms.length, (position) => (terms[position] ?? '') < wanted)
      for (let position = first; position < terms.length; position++) {
        const term = terms[position] ?? ''
        if (isBeginning ? !term.startsWith(wanted) : term !== wanted) break
        found.add(position)
      }
      return found
    },
  }
}

export function sharedBeginning(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

function groupTexts(
  termsOfTexts: readonly (readonly string[])[],
  positionOf: ReadonlyMap<string, number>,
  starts: Uint32Array,
): Uint32Array {
  const texts = new Uint32Array(starts.at(-1) ?? 0)
  const next = starts.slice()
  termsOfTexts.forEach((terms, text) => {
    for (const term of terms) {
      const position = positionOf.get(term) ?? 0
      const place = next[position] ?? 0
      texts[place] = text
      next[position] = place + 1
    }
  })
  return texts
}

/**
 * Terms at most `slips` edits away (Levenshtein). Neighbours in sorted order share their beginnings, so
 * each beginning is compared once, and all terms behind one that has too many edits are left out.
 */
function findSimilar(terms: readonly string[], shared: Uint8Array, wanted: string, slips: number): number[] {
  const longest = wanted.length + slips
  const width = wanted.length + 2
  const distances = new Uint8Array((longest + 2) * width)
  for (let column = 0; column < width; column++) distances[column] = column
  const found: number[] = []
  let hopelessFrom = Number.POSITIVE_INFINITY
  let known = 0
  for (let position = 0; position < terms.length; position++) {
    known = Math.min(known, shared[position] ?? 0)
    if (known >= hopelessFrom) continue
    hopelessFrom = Number.POSITIVE_INFINITY
    const term = terms[position] ?? ''
    while (known < term.length && known < hopelessFrom) {
      known++
      const least = addRow(distances, width, known, term.charCodeAt(known - 1), wanted, slips)
      if (least > slips || known > longest) hopelessFrom = known
    }
    const isLongEnough = term.length >= wanted.length - slips
    const distance = distances[known * width + wanted.length] ?? 0
    if (known < hopelessFrom && isLongEnough && distance <= slips) found.push(position)
  }
  return found
}

/** Fills one row of Levenshtein's table, as far from its diagonal as matters; gives its least distance. */
function addRow(
  distances: Uint8Array,
  width: number,
  row: number,
  letter: number,
  wanted: string,
  slips: number,
): number {
  const start = row * width
  const above = start - width
  const first = Math.max(1, row - slips)
  const last = Math.min(wanted.length, row + slips)
  distances[start + first - 1] = first === 1 ? row : slips + 1
  let least = first === 1 ? row : slips + 1
  for (let column = first; column <= last; column++) {
    const isSame = wanted.charCodeAt(column - 1) === letter
    const distance = Math.min(
      (distances[above + column] ?? 0) + 1,
      (distances[start + column - 1] ?? 0) + 1,
      (distances[above + column - 1] ?? 0) + (isSame ? 0 : 1),
    )
    distances[start + column] = distance
    if (distance < least) least = distance
  }
  distances[start + last + 1] = slips + 1
  return least
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : 1
}
