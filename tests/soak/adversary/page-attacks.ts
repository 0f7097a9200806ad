import { readFileSync } from 'node:fs'
import { ask } from '../support/ask.ts'
import type { Attack, Attacker, Outcome } from './attack.ts'
import { oneOf, pick, randomKey, randomWord, randomWords } from './random-text.ts'

const ALL_CODES = readFileSync('data/cpv/cpv.csv', 'utf8').match(/\d{8}-\d/g) ?? []
/** As many as the site reads of a list. */
const MANY_CODES = 300
/** Of the 16 KB that Node takes. */
const LONG_HEADER = 7_000

/** The most expensive pages and files of the site. */
export const PAGE_ATTACKS: readonly Attack[] = [
  reading('random words', 6, () =>
    oneOf([
      `/bvpz-kodai?q=${randomWords()}`,
      `/api/cpv?q=${randomWords()}`,
      `/api/cpv/view?q=${randomWords()}`,
    ]),
  ),
  reading('random keys', 5, () => {
    const path = oneOf(['/', '/blog', '/bvpz-kodai', '/api/cpv', '/bvpz-kodai/45000000-7', '/tiekejai'])
    return `${path}?${randomKey()}=${randomKey()}&level=1`
  }),
  reading('costly addresses', 5, costlyAddress),
  reading('unknown paths', 2, () =>
    oneOf([
      `/${randomKey()}`,
      `/blog/${randomKey()}`,
      `/bvpz-kodai/${randomKey()}`,
      `/assets/${randomKey()}.js`,
      `/pirkejas/${encodeURIComponent(randomWord())}/${pick(1e6)}`,
    ]),
  ),
  {
    name: 'long headers',
    perSecond: 1.5,
    maxAtOnce: 4,
    strike: (url, attacker) =>
      read(url, '/', attacker, {
        Cookie: randomKey(LONG_HEADER),
        'Accept-Language': `lt,${randomKey(LONG_HEADER)}`,
      }),
  },
]

/** Requests a page or a file; a refusal says how long to wait. */
export async function read(
  url: string,
  path: string,
  attacker: Attacker,
  headers: Record<string, string> = {},
): Promise<Outcome> {
  const answer = await ask(url, path, { headers: { ...headers, 'X-Forwarded-For': attacker.address() } })
  return outcomeOf(answer.status, answer.headers['retry-after'])
}

export function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  return { result: String(status), ...(retryAfter !== undefined && { waitSeconds: Number(retryAfter) }) }
}

function reading(name: string, perSecond: number, address: () => string): Attack {
  return {
    name,
    perSecond,
    maxAtOnce: 8,
    strike: (url, attacker) => read(url, address(), attacker, { 'Accept-Encoding': 'br, gzip' }),
  }
}

function costlyAddress(): string {
  const more = `x=${randomKey()}`
  return oneOf([
    `/bvpz-kodai?q=paslaugos&rodyti=1000&${more}`,
    `/api/cpv/view?q=paslaugos+${randomWord()}&rodyti=1000&${more}`,
    `/bvpz-kodai?kodai=${manyCodes()}&${more}`,
    `/api/cpv/basket?kodai=${manyCodes()}`,
    `/?kodai=${manyCodes()}&${more}`,
    `/uzklausa?kodai=${manyCodes()}`,
    `/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-24&prasyta=2027-01-02&gauta=2027-03-02&${more}`,
    `/terminai.ics?klausimas=tyla&pirkimas=tarptautinis&istatymas=pi&data=2026-12-24&${more}`,
    `/verte?istatymas=kita&objektas=prekes&dalys=${'90000;'.repeat(100)}&${more}`,
    `/bvpz-kodai/pasirinkti.csv?kodai=${manyCodes()}`,
    `/laiskas?kodai=${manyCodes()}`,
    `/laiskas?zodziai=${randomWord()},${randomWord()},${randomWord()}`,
  ])
}

function manyCodes(): string {
  return Array.from({ length: MANY_CODES }, () => ALL_CODES[pick(ALL_CODES.length)]).join()
}
