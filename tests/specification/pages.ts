import { expect } from '../e2e/support/test.ts'
import { plain, plainTexts, says, texts } from './looks.ts'
import type { Check } from './row.ts'

const SITE_NAME = 'Viešieji pirkimai el. paštu'

/** The address shows a page with this heading. */
export function pageWith(path: string, heading: string): Check {
  return async (observer) => {
    const page = await observer.look(path)
    expect(new URL(page.url()).pathname).toBe(path)
    await texts(path, 'h1', [heading])(observer)
  }
}

/** The title of a page is its own title and the name of the site, or as it stands. */
export function titled(path: string, title: string, template = `${title} | ${SITE_NAME}`): Check {
  return async ({ look }) => expect(plain(await (await look(path)).title())).toBe(template)
}

/** Title and description are the page's own; canonical link and og:url are its address. */
export function namesItself(paths: readonly string[]): Check {
  return async ({ look, site }) => {
    const heads = []
    for (const path of paths) {
      const page = await look(path)
      const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
      const description = await content('name="description"')
      const address = site.url + path
      expect(await page.locator('link[rel="canonical"]').getAttribute('href'), path).toBe(address)
      expect(await content('property="og:url"'), path).toBe(address)
      expect(description?.length, path).toBeGreaterThan(50)
      heads.push(await page.title(), description)
    }
    expect(heads).toEqual([...new Set(heads)])
  }
}

/** Header, content, footer and cookie banner; the banner stands at the bottom of the window. */
export function hasLayoutAndBanner(paths: readonly string[]): Check {
  return async ({ look }) => {
    for (const path of paths) {
      const page = await look(path)
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role), `${path} ${role}`).toBeVisible()
      }
      const banner = page.getByRole('region', { name: 'Slapukai', exact: true })
      await expect(banner, path).toBeVisible()
      const place = await banner.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return { isFixed: getComputedStyle(element).position, gap: innerHeight - bottom, top }
      })
      expect(place, path).toMatchObject({ isFixed: 'fixed' })
      expect(Math.abs(place.gap), path).toBeLessThan(60)
      expect(place.top, path).toBeGreaterThan(300)
    }
  }
}

/** Each opened page is told to the data layer of analytics, with its path. */
export function pushesPageView(paths: readonly string[]): Check {
  return async ({ look }) => {
    for (const path of paths) {
      const page = await look(path)
      const views = () =>
        page.evaluate(() =>
          (window.dataLayer ?? []).flatMap((entry) =>
            'event' in Object(entry) ? [entry as { event: string; page_path?: string }] : [],
          ),
        )
      await expect
        .poll(views, path)
        .toContainEqual(expect.objectContaining({ event: 'virtual_page_view', page_path: path }))
    }
  }
}

/** An address leads on to another; going back then leads to what came before. */
export function leadsOn(from: string, to: string): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await page.goto('/cvp-is')
    await page.goto(from)
    await expect(page).toHaveURL(site.url + to)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}/cvp-is`)
  }
}

/** The page's last section is a box with this title, from which this button leads to an address. */
export function endsWithBox(path: string, title: string, button: string, address: string): Check {
  return async ({ look }) => {
    const last = (await look(path)).locator('main section').last()
    await expect(last.getByRole('heading'), path).toHaveText(title)
    expect(await plainTexts(last.getByRole('link')), path).toContain(button)
    await expect(last.getByRole('link', { name: button }), path).toHaveAttribute('href', address)
  }
}

/** The card of an article in the index: link, title, description, day in words and minutes. */
export function listsArticle(
  slug: string,
  { title, published }: { title: string; published: string },
): Check {
  return async ({ look }) => {
    const page = await look('/blog')
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/blog/${slug}"]`) })
    await expect(card, slug).toHaveCount(1)
    const text = plain(await card.textContent())
    for (const part of [title, published]) expect(text, slug).toContain(part)
    expect(text, slug).toMatch(/(?<!\d)(?:[5-9]|1[0-2]) min\./)
    expect(plain(await card.locator('p').nth(1).textContent()).length, slug).toBeGreaterThan(50)
  }
}

/** Author and days of an article stand under its heading. */
export function signsArticle(slug: string, author: string, published: string): Check {
  return says(`/blog/${slug}`, 'article', author, `Paskelbta ${published}`, 'patikrinta 20')
}
