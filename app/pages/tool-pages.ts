import { texts, tool } from './page-row.ts'

export const DEADLINE_PARAMS = [
  'klausimas',
  'pirkimas',
  'istatymas',
  'budas',
  'data',
  'prasyta',
  'gauta',
] as const
const DEADLINE_EXAMPLE = 'pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11'

/** These are a part of `pages`: calculators, templates, figures, in the order of the footer. */
export const toolPages = {
  answers: texts({
    path: '/atsakymai',
    module: 'answers.tsx',
    params: ['klausimas'],
    examples: ['/atsakymai', '/atsakymai?klausimas=pamiršau įkelti EBVPD', '/atsakymai?klausimas=qqqqwwww'],
    title: 'Atsakymai į tiekėjų klausimus',
    publishedOn: '2026-11-29',
    menuTool: 'Atsakymai',
  }),
  answer: texts({
    path: '/atsakymai/:slug',
    module: 'answers.tsx',
    examples: ['/atsakymai/kiek-laiko-pretenzijai'],
  }),
  deadlines: tool({
    path: '/terminai',
    module: 'deadlines.tsx',
    params: DEADLINE_PARAMS,
    examples: [
      '/terminai',
      `/terminai?klausimas=pretenzija&${DEADLINE_EXAMPLE}`,
      `/terminai?klausimas=pasiulymai&${DEADLINE_EXAMPLE}`,
      '/terminai?klausimas=pretenzija&data=2026-02-30',
    ],
    title: 'Pretenzijos ir kitų pirkimo terminų skaičiuoklė',
    publishedOn: '2026-11-22',
    menuTool: 'Terminų skaičiuoklė',
    footer: { group: 'info', label: 'Terminų skaičiuoklė' },
  }),
  estimatedValue: tool({
    path: '/verte',
    module: 'estimated-value.tsx',
    params: ['istatymas', 'objektas', 'suma', 'menesiui', 'menesiai', 'pvm', 'dalys', 'pradzia'],
    examples: [
      '/verte',
      '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000&pradzia=2026-05-04',
      '/verte?istatymas=kita&objektas=prekes&menesiui=5000',
    ],
    title: 'Pirkimo vertės ir rūšies skaičiuoklė',
    publishedOn: '2026-11-22',
    menuTool: 'Vertės skaičiuoklė',
    footer: { group: 'info', label: 'Vertės skaičiuoklė' },
  }),
  priceReview: tool({
    path: '/perskaiciavimas',
    module: 'price-review.tsx',
    params: ['kaina', 'dalis', 'pokytis', 'formule'],
    examples: [
      '/perskaiciavimas',
      '/perskaiciavimas?kaina=12500,50&dalis=45&pokytis=8&formule=true',
      '/perskaiciavimas?kaina=12500,50&dalis=0,45',
    ],
    title: 'Sutarties kainos perskaičiavimo skaičiuoklė',
    publishedOn: '2026-11-29',
  }),
  templates: tool({
    path: '/sablonai',
    module: 'templates.tsx',
    examples: ['/sablonai'],
    title: 'Viešųjų pirkimų dokumentų šablonai tiekėjui',
    menuTool: 'Dokumentų šablonai',
    footer: { group: 'info', label: 'Dokumentų šablonai' },
  }),
  template: tool({
    path: '/sablonai/:slug',
    module: 'template.tsx',
    examples: [
      '/sablonai/jungtines-veiklos-sutarties-planas',
      '/sablonai/pretenzija',
      '/sablonai/pinigu-srautu-lentele',
    ],
  }),
  figures: tool({
    path: '/pirkimu-skaiciai',
    module: 'figures.tsx',
    examples: ['/pirkimu-skaiciai'],
    title: 'Viešųjų pirkimų skaičiai 2026',
    publishedOn: '2026-11-22',
    menuTool: 'Pirkimų skaičiai',
    footer: { group: 'info', label: 'Pirkimų skaičiai' },
  }),
} as const
