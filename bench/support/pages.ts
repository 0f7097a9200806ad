/** The pages that stand for their kinds. */
export const PAGES = {
  home: '/',
  article: '/blog/kaip-laimeti-viesaji-pirkima',
  info: '/tiekejai',
  figures: '/pirkimu-skaiciai',
  browser: '/bvpz-kodai',
  code: '/bvpz-kodai/90911200-8',
} as const

export type PageName = keyof typeof PAGES
