/** Addresses of information, legal and index pages with their headings; each heading is the page's title, too. */
export const PAGES = {
  '/privatumo-politika': 'Privatumo politika',
  '/naudojimo-salygos': 'Naudojimo sąlygos',
  '/rinkodaros-taisykles': 'Rinkodaros taisyklės',
  '/pirkejai': 'Perkančiosios organizacijos Lietuvoje',
  '/tiekejai': 'Tiekėjams: kaip rasti ir laimėti viešuosius pirkimus',
  '/statybu-konkursai': 'Statybų konkursai: viešieji statybos darbų pirkimai',
  '/mazos-vertes-pirkimai': 'Mažos vertės pirkimai: ribos, eiga ir galimybės',
  '/viesuju-pirkimu-planai': 'Viešųjų pirkimų planai ir suvestinės',
  '/cvp-is': 'CVP IS: Centrinė viešųjų pirkimų informacinė sistema',
} as const

export const INFO_PAGES = [
  '/pirkejai',
  '/tiekejai',
  '/bvpz-kodai',
  '/statybu-konkursai',
  '/mazos-vertes-pirkimai',
  '/viesuju-pirkimu-planai',
  '/cvp-is',
] as const

interface Article {
  title: string
  published: string
}

/** The fourteen articles of the specification. */
export const ARTICLES: Readonly<Record<string, Article>> = {
  'kaip-laimeti-viesaji-pirkima': {
    title: 'Kaip laimėti viešąjį pirkimą: 8 praktiniai žingsniai',
    published: '2025 m. lapkričio 4 d.',
  },
  ebvpd: {
    title: 'EBVPD: kas tai ir kaip jį teisingai užpildyti',
    published: '2024 m. gegužės 28 d.',
  },
  'pirkimu-budai': {
    title: 'Viešųjų pirkimų būdai: kuo jie skiriasi tiekėjui',
    published: '2024 m. balandžio 23 d.',
  },
  'juntines-veiklos-sutartis-pirkimuose': {
    title: 'Jungtinės veiklos sutartis viešuosiuose pirkimuose',
    published: '2024 m. rugsėjo 17 d.',
  },
  'neskelbiami-pirkimai': {
    title: 'Neskelbiami pirkimai: kada galima pirkti neskelbiant',
    published: '2024 m. spalio 22 d.',
  },
  'viesuju-pirkimu-istatymas': {
    title: 'Viešųjų pirkimų įstatymas: ką turi žinoti tiekėjas',
    published: '2025 m. kovo 18 d.',
  },
  'bvpz-kodo-parinkimas': {
    title: 'BVPŽ kodo parinkimas: kaip nepraleisti savo pirkimų',
    published: '2024 m. kovo 26 d.',
  },
  'viesieji-pirkimai-nauja-sistema': {
    title: 'Nauja CVP IS: kas pasikeitė tiekėjams',
    published: '2025 m. sausio 14 d.',
  },
  'neperkanciuju-organizaciju-pirkimai': {
    title: 'Neperkančiųjų organizacijų pirkimai: vadovas tiekėjui',
    published: '2024 m. birželio 25 d.',
  },
  'viesieji-pirkimai-kas-tai': {
    title: 'Kas yra viešieji pirkimai? Paprastas paaiškinimas',
    published: '2024 m. sausio 23 d.',
  },
  'finansu-valdymas-laimejus-pirkima': {
    title: 'Finansų valdymas laimėjus viešąjį pirkimą',
    published: '2025 m. gegužės 13 d.',
  },
  'mercell-alternatyva': {
    title: 'Mercell alternatyva: kaip rinktis pirkimų stebėseną',
    published: '2025 m. rugsėjo 9 d.',
  },
  'kur-skelbiami-viesieji-pirkimai': {
    title: 'Kur skelbiami viešieji pirkimai Lietuvoje ir ES',
    published: '2025 m. vasario 11 d.',
  },
  'kaip-dalyvauti-viesuosiuose-pirkimuose': {
    title: 'Kaip dalyvauti viešuosiuose pirkimuose: pradžiamokslis',
    published: '2025 m. birželio 17 d.',
  },
}

/** What the specification asks of every page. */
export const EVERY_PAGE = [
  '/',
  '/bvpz-kodai',
  '/blog',
  ...Object.keys(PAGES),
  ...Object.keys(ARTICLES).map((slug) => `/blog/${slug}`),
]
