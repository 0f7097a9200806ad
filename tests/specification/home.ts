import { expect } from '../e2e/support/test.ts'
import { plain, plainTexts } from './looks.ts'
import type { Check } from './row.ts'

const MONTHS = [
  ...['sausio', 'vasario', 'kovo', 'balandžio', 'gegužės', 'birželio'],
  ...['liepos', 'rugpjūčio', 'rugsėjo', 'spalio', 'lapkričio', 'gruodžio'],
]

/** The element is still at the top of the window when the page is scrolled. */
export function staysFixed(path: string, selector: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, 2_000))
    const button = page.locator(selector).first()
    await expect(button).toBeInViewport()
    expect(await button.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(200)
  }
}

/** The header's links and its button lead to the sections, whose headings are then in sight. */
export function leadsToSections(path: string, sections: readonly string[]): Check {
  return async ({ visit, site }) => {
    const page = await visit({ viewport: { width: 1366, height: 768 } })
    for (const id of sections) {
      await page.goto(path)
      await page.locator(`header a:visible[href$="#${id}"]`).first().click()
      await expect(page).toHaveURL(
        ({ origin, pathname, hash }) => `${origin}${pathname}${hash}` === `${site.url}/#${id}`,
      )
      await expect.poll(() => page.evaluate(isInSight, id)).toBe(true)
    }
  }
}

/** The section's heading is visible below the header, which stays in place. */
function isInSight(id: string): boolean {
  const header = document.querySelector('header')?.getBoundingClientRect()
  const heading = document.querySelector(`#${id} h2`)?.getBoundingClientRect()
  return !!header && !!heading && heading.top >= header.bottom && heading.bottom <= window.innerHeight
}

/** The elements have these texts and are drawn blurred. */
export function isBlurred(path: string, selector: string, expected: readonly string[]): Check {
  return async ({ look }) => {
    const elements = (await look(path)).locator(selector)
    expect(await plainTexts(elements)).toEqual(expected)
    const filters = await elements.evaluateAll((all) =>
      all.map((element) => getComputedStyle(element).filter),
    )
    for (const filter of filters) expect(filter).toMatch(/^blur\((?!0px)/)
  }
}

/** Deadlines of the preview are coming working days; plans name a quarter, contracts a winner. */
export function deadlinesAreComingWorkingDays(inbox: string, count: number): Check {
  return async ({ look }) => {
    const page = await look('/')
    const terms = page.locator(`${inbox} dt`).filter({ hasText: /^(Terminas|Pastabos iki)$/ })
    const days = await plainTexts(terms.locator('+ dd'))
    const today = Temporal.Now.plainDateISO('Europe/Vilnius')
    const coming = Array.from({ length: 30 }, (_, index) => today.add({ days: index + 1 }))
      .filter(({ dayOfWeek }) => dayOfWeek <= 5)
      .map(({ month, day }) => `${MONTHS[month - 1]} ${day} d.`)
    expect(days).toHaveLength(count)
    expect(days.filter((day) => !coming.includes(day))).toEqual([])
    const notice = (type: string) => page.locator(`${inbox} li`).filter({ hasText: type })
    expect(plain(await notice('Pirkimų planas').textContent())).toMatch(/20\d\d m\. I*V? ketv\./)
    expect(plain(await notice('Sudaryta sutartis').textContent())).toMatch(/Laimėtojas ?UAB „/)
  }
}
