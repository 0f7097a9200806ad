import { info, legal, type PageRow, tool } from './page-row.ts'
import { toolPages } from './tool-pages.ts'

/**
 * Every address that the site answers, each with all that is said about it once. From here follow the route table, what
 * an answer depends on and costs, style sheet, head, menu, footer, sitemap, share image, and what tests, benches and
 * screenshots open. No browser loads it: `urls.ts` has the addresses that scripts need.
 */

export const LETTER_PARAMS = ['kodai', 'zodziai', 'prideti'] as const
export const SEARCH_PARAMS = ['q', 'kodas', 'rodyti'] as const

export const pages = {
  home: {
    path: '/',
    module: 'home.tsx',
    cost: 'page',
    params: LETTER_PARAMS,
    styles: 'default',
    isIndexed: true,
    examples: ['/', '/?kodai=45310000-3'],
    footer: { group: 'browse', label: 'Pradžia' },
    share: {
      kicker: 'Naujienlaiškis',
      title: 'Jūsų veiklai atrinkti viešieji pirkimai – kas rytą el. paštu',
    },
  },
  lead: {
    path: '/uzklausa',
    module: 'lead.tsx',
    cost: 'page',
    params: ['kodai'],
    styles: 'default',
    isIndexed: false,
    examples: [],
  },
  thankYou: {
    path: '/aciu',
    module: 'thank-you.tsx',
    cost: 'light',
    params: ['nr', 'kodai'],
    styles: 'default',
    isIndexed: false,
    examples: ['/aciu?nr=7KQM-3XWD'],
  },
  letter: {
    path: '/laiskas',
    module: 'letter.tsx',
    cost: 'heavy',
    params: LETTER_PARAMS,
    styles: 'default',
    isIndexed: false,
    examples: [
      '/laiskas?kodai=90910000-9',
      '/laiskas',
      '/laiskas?zodziai=pastatų valymas',
      '/laiskas?kodai=98392000-7',
    ],
    share: { kicker: 'Laiško pavyzdys', title: 'Toks laiškas lauktų jūsų kas rytą' },
  },
  buyersInfo: info('/pirkejai', 'Pirkėjai'),
  suppliersInfo: info('/tiekejai', 'Tiekėjams'),
  cpvBrowser: {
    path: '/bvpz-kodai',
    module: 'cpv-browser.tsx',
    cost: 'heavy',
    params: [...SEARCH_PARAMS, 'kodai'],
    styles: 'codes',
    isIndexed: true,
    examples: [
      '/bvpz-kodai',
      '/bvpz-kodai?kodas=45000000-7',
      '/bvpz-kodai?q=valymas&kodai=90911200-8,45310000-3',
      '/bvpz-kodai?q=qqqqwwww',
    ],
    menuLabel: 'BVPŽ\u00a0kodai',
    footer: { group: 'info', label: 'BVPŽ kodai' },
    share: { kicker: 'Informacija tiekėjui', title: 'BVPŽ kodai' },
  },
  constructionInfo: info('/statybu-konkursai', 'Statybų konkursai'),
  lowValueInfo: info('/mazos-vertes-pirkimai', 'Mažos vertės pirkimai'),
  plansInfo: info('/viesuju-pirkimu-planai', 'Viešųjų pirkimų planai'),
  portalInfo: info('/cvp-is', 'CVP\u00a0IS'),
  cpvDataInfo: info('/bvpz-duomenys'),
  ...toolPages,
  articles: {
    path: '/blog',
    module: 'blog.tsx',
    cost: 'page',
    styles: 'texts',
    isIndexed: true,
    examples: ['/blog'],
    title: 'Straipsniai apie viešuosius pirkimus',
    menuLabel: 'Straipsniai',
    footer: { group: 'info', label: 'Straipsniai' },
    share: { kicker: 'Straipsniai' },
  },
  article: {
    path: '/blog/:slug',
    module: 'article.tsx',
    cost: 'page',
    styles: 'texts',
    isIndexed: true,
    examples: [
      '/blog/kaip-laimeti-viesaji-pirkima',
      '/blog/pirkimu-budai',
      '/blog/vienas-pirkimas-nuo-skelbimo-iki-saskaitos',
    ],
    share: { kicker: 'Straipsnis' },
  },
  glossary: tool({
    path: '/zodynelis',
    module: 'glossary.tsx',
    examples: ['/zodynelis'],
    title: 'Viešųjų pirkimų žodynėlis',
    publishedOn: '2026-11-22',
    footer: { group: 'info', label: 'Žodynėlis' },
    share: { kicker: 'Sąvokos' },
  }),
  textChanges: {
    path: '/straipsniu-pakeitimai',
    module: 'text-changes.tsx',
    cost: 'page',
    styles: 'texts',
    isIndexed: true,
    examples: ['/straipsniu-pakeitimai'],
    title: 'Straipsnių ir kitų tekstų pakeitimai',
    footer: { group: 'info', label: 'Straipsnių pakeitimai' },
  },
  buyer: {
    path: '/pirkejas/:name?/:id?',
    module: 'buyer.tsx',
    cost: 'page',
    styles: 'texts',
    isIndexed: false,
    examples: ['/pirkejas/vilniaus-miesto-savivaldybe'],
  },
  privacyPolicy: legal('/privatumo-politika', 'Privatumo politika'),
  termsOfUse: legal('/naudojimo-salygos', 'Naudojimo sąlygos'),
  marketingRules: legal('/rinkodaros-taisykles', 'Rinkodaros taisyklės'),
  cpvCode: {
    path: '/bvpz-kodai/:code',
    module: 'cpv-code.tsx',
    cost: 'page',
    styles: 'codes',
    isIndexed: true,
    examples: ['/bvpz-kodai/90911200-8', '/bvpz-kodai/45000000-7', '/bvpz-kodai/45310000-3'],
  },
} as const satisfies Record<string, PageRow>
