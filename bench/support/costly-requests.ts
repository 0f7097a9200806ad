import type { CpvEntry } from '#app/features/cpv/vocabulary/cpv-entry.ts'

export interface CostlyRequest {
  /** As in `server/limits/request-costs.ts`. */
  route: string
  what: string
  path: () => string
  body?: () => URLSearchParams | FormData
}

const LETTERS = 'abcdefghijklmnoprstuvzčėšųž'

const LONG_TEXT = '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose'
const LONG_TEMPLATE = '/sablonai/jungtines-veiklos-sutarties-planas'

const FAILED_FORM: CostlyRequest = {
  route: '/api/usage',
  what: 'POST of nine failed fields',
  path: () => '/api/usage',
  body: () =>
    new URLSearchParams({
      name: 'form_failed',
      detail: 'activity,company_code,company,name,email,phone,industry,referral_source,privacy_consent',
    }),
}

/** Pages whose answer is the same whatever parameters their address has. */
const TEXT_PAGES = [
  '/pirkejai',
  '/tiekejai',
  '/statybu-konkursai',
  '/mazos-vertes-pirkimai',
  '/viesuju-pirkimu-planai',
  '/cvp-is',
  '/bvpz-duomenys',
  '/pirkimu-skaiciai',
  '/zodynelis',
  '/straipsniu-pakeitimai',
  '/blog',
]

/**
 * The most expensive request known for each route; every one is new, so that nothing comes from a cache but pages
 * without parameters of their own: those cost what an answer from memory costs.
 */
export function costlyRequests(entries: readonly CpvEntry[]): CostlyRequest[] {
  let count = 0
  const fresh = () => `x=${count++}`
  const codes = (amount: number) => Array.from({ length: amount }, () => pick(entries).code).join()
  const page = (path: string) => pageWith(path, fresh)
  /** Sent twice: the second time it is compressed for the cache. */
  const twice = (make: () => string) => {
    let path = ''
    return () => {
      const isFirst = count++ % 2 === 0
      if (isFirst) path = make()
      return path
    }
  }
  const form = (fields: [string, string][]) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    return data
  }
  const manyCodes = () => new URLSearchParams({ cpv_codes: codes(5_000) })
  const manyFields = () => form(Array.from({ length: 190 }, (_, i) => [`field${i}`, 'x']))
  return [
    { route: '/', what: '300 codes', path: () => `/?kodai=${codes(300)}&${fresh()}` },
    { route: '/uzklausa', what: '300 codes', path: () => `/uzklausa?kodai=${codes(300)}&${fresh()}` },
    { route: '/uzklausa', what: 'POST of 5,000 codes', path: () => '/uzklausa', body: manyCodes },
    { route: '/uzklausa', what: 'POST of 190 parts', path: () => '/uzklausa', body: manyFields },
    page('/aciu'),
    {
      route: '/bvpz-kodai',
      what: '100 results and 300 codes',
      path: () => `/bvpz-kodai?q=paslaugos&rodyti=100&kodai=${codes(300)}&${fresh()}`,
    },
    {
      route: '/bvpz-kodai/:code',
      what: 'twice each',
      path: twice(() => `/bvpz-kodai/${pick(entries).code}`),
    },
    ...letterRequests(entries, codes),
    {
      route: '/bvpz-kodai/pasirinkti.csv',
      what: 'with a made-up code',
      path: () => `/bvpz-kodai/pasirinkti.csv?kodai=${count++}`,
    },
    ...TEXT_PAGES.map(page),
    {
      route: '/terminai',
      what: 'an answer of four months',
      path: () =>
        `/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-24&prasyta=2027-01-02&gauta=2027-03-02&${fresh()}`,
    },
    {
      route: '/terminai.ics',
      what: 'two dates',
      path: () =>
        `/terminai.ics?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11&${fresh()}`,
    },
    {
      route: '/verte',
      what: 'a hundred lots',
      path: () => `/verte?istatymas=kita&objektas=prekes&dalys=${'90000;'.repeat(100)}&${fresh()}`,
    },
    { route: '/sablonai/:slug', what: 'longest template', path: () => `${LONG_TEMPLATE}?${fresh()}` },
    ...['/sablonai', '/privatumo-politika', '/naudojimo-salygos', '/rinkodaros-taisykles'].map(page),
    { route: '/blog/:slug', what: 'longest article', path: () => `${LONG_TEXT}?${fresh()}` },
    {
      route: '/pirkejas/:name?/:id?',
      what: 'twice each',
      path: twice(() => `/pirkejas/${word(8)}/${count}`),
    },
    { route: '/api/leads', what: 'POST of 5,000 codes', path: () => '/api/leads', body: manyCodes },
    { route: '/api/leads', what: 'POST of 190 parts', path: () => '/api/leads', body: manyFields },
    { route: '/api/cpv', what: 'four words of 49 letters', path: () => `/api/cpv?q=${words(4, 49)}` },
    { route: '/api/cpv', what: 'twelve made-up words', path: () => `/api/cpv?q=${words(12, 7)}` },
    {
      route: '/api/cpv/view',
      what: '100 results of two words',
      path: () => `/api/cpv/view?q=paslaugos+${word(6)}&rodyti=100`,
    },
    { route: '/api/cpv/basket', what: '300 codes', path: () => `/api/cpv/basket?kodai=${codes(300)}` },
    ...['/api/health', '/readyz'].map(page),
    FAILED_FORM,
    { route: '/sitemap/:part', what: 'no such part', path: () => `/sitemap/${word(8)}` },
    { route: '/*', what: 'no such page', path: () => `/${word(12)}` },
    { route: '/assets/*', what: 'no such file', path: () => `/assets/${word(12)}.js` },
  ]
}

function pageWith(path: string, parameter: () => string): CostlyRequest {
  return { route: path, what: 'with a made-up parameter', path: () => `${path}?${parameter()}` }
}

function letterRequests(entries: readonly CpvEntry[], codes: (amount: number) => string): CostlyRequest[] {
  const divisions = entries.flatMap(({ code }) => (/^\d\d0{6}/.test(code) ? code : []))
  const phrases = () => Array.from({ length: 4 }, () => words(5, 20)).join()
  const all = '100 codes and four phrases'
  const both = () => `kodai=${codes(100)}&prideti=${phrases()}`
  // Every notice fits, so that advice looks for what would bring fewer.
  const wide = 'divisions and four phrases'
  const everything = () => `kodai=${divisions}&prideti=${phrases()}`
  const most = () => `kodai=${divisions},${codes(100 - divisions.length)}&prideti=${phrases()}`
  return [
    { route: '/laiskas', what: '100 codes', path: () => `/laiskas?kodai=${codes(100)}` },
    { route: '/laiskas', what: 'four phrases', path: () => `/laiskas?zodziai=${phrases()}` },
    { route: '/laiskas', what: all, path: () => `/laiskas?${both()}` },
    { route: '/laiskas', what: wide, path: () => `/laiskas?${everything()}` },
    { route: '/laiskas', what: 'divisions, 55 codes, phrases', path: () => `/laiskas?${most()}` },
    { route: '/api/letter', what: all, path: () => `/api/letter?${both()}` },
    { route: '/api/letter', what: wide, path: () => `/api/letter?${everything()}` },
    { route: '/api/letter', what: 'divisions, 55 codes, phrases', path: () => `/api/letter?${most()}` },
  ]
}

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

function word(length: number): string {
  return Array.from({ length }, () => pick([...LETTERS])).join('')
}

function words(amount: number, length: number): string {
  return Array.from({ length: amount }, () => word(length)).join('+')
}
