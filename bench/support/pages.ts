/** The pages that stand for their kinds. */
export const PAGES = {
  home: '/',
  article: '/blog/kaip-laimeti-viesaji-pirkima',
  info: '/tiekejai',
  figures: '/pirkimu-skaiciai',
  deadlines: '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
  value: '/verte?istatymas=kita&objektas=prekes&dalys=40000;60000;200000',
  template: '/sablonai/jungtines-veiklos-sutarties-planas',
  glossary: '/zodynelis',
  letter: '/laiskas?kodai=90910000-9',
  browser: '/bvpz-kodai',
  code: '/bvpz-kodai/90911200-8',
} as const
