export interface WorkedExample {
  /** The query of the page. */
  address: string
  nominal: string
  legal: string | null
  safe: string | null
  /** How the days were counted by hand. */
  why: string
}

/** „klausimas pirkimas istatymas budas data [prasyta gauta]“ as the query of the page. */
function addressOf(words: string): string {
  const [klausimas = '', pirkimas = '', istatymas = '', budas = '', data = '', prasyta = '', gauta = ''] =
    words.split(' ')
  return new URLSearchParams({
    klausimas,
    pirkimas,
    istatymas,
    budas,
    data,
    ...(prasyta && { prasyta, gauta }),
  }).toString()
}

export function example(
  words: string,
  nominal: string,
  others: Pick<WorkedExample, 'legal' | 'safe' | 'why'>,
): WorkedExample {
  return { address: addressOf(words), nominal, ...others }
}

export function same(words: string, day: string, why: string): WorkedExample {
  return example(words, day, { legal: day, safe: day, why })
}

/** A legal end, but no safe date. */
export function buyer(words: string, day: string, why: string): WorkedExample {
  return example(words, day, { legal: day, safe: null, why })
}

/** Counted back from a deadline: only the earlier working day is safe, and there is no legal end. */
export function back(words: string, nominal: string, safe: string, why: string): WorkedExample {
  return example(words, nominal, { legal: null, safe, why })
}
