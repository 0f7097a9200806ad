import { articlePaths } from '../support/page-paths.ts'
import { expect, test } from './support/test.ts'

const [ARTICLE = ''] = articlePaths
const PATHS = [
  '/bvpz-kodai',
  '/bvpz-kodai?kodas=45310000-3',
  '/bvpz-kodai/45310000-3',
  '/blog',
  ARTICLE,
  '/tiekejai',
  '/terminai',
  '/pirkimu-skaiciai',
  '/zodynelis',
  '/sablonai',
  '/sablonai/pretenzija',
  '/straipsniu-pakeitimai',
  '/laiskas?kodai=90910000-9',
  '/pirkejas/vilniaus-miesto-savivaldybe',
  '/privatumo-politika',
]

for (const width of [360, 1280]) {
  test(`at ${width} px the breadcrumbs of every kind of page begin at the home page, in one look and place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const looks: Record<string, unknown> = {}
    for (const path of PATHS) {
      await page.goto(path)
      const way = page.getByRole('navigation', { name: 'Kelias' })
      await expect(way.getByRole('link').first(), path).toHaveAttribute('href', '/')
      await expect(way.getByRole('link').first(), path).toHaveText('Pradžia')
      await expect(way.locator('[aria-current="page"]'), path).toHaveCount(1)
      const { y } = (await way.boundingBox()) ?? { y: null }
      looks[path] = { y, ...(await way.getByRole('link').first().evaluate(lookOf)) }
    }
    expect(looks).toEqual(Object.fromEntries(PATHS.map((path) => [path, looks['/blog']])))
  })
}

function lookOf(link: Element) {
  const { color, fontSize, fontWeight, textDecorationLine, minHeight } = getComputedStyle(link)
  return { color, fontSize, fontWeight, textDecorationLine, minHeight }
}
