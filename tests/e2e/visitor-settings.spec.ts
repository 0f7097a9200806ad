import type { Page } from '@playwright/test'
import { openCookieSettings } from '../screens/prepare-screen.ts'
import { answerCookieBanner } from '../screens/visitor.ts'
import { openLeadForm } from './support/fill-lead-form.ts'
import { expect, test } from './support/test.ts'

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('every control of home page, form and cookie settings has an edge or a text', async ({ page }) => {
    await openLeadForm(page)
    expect(await page.evaluate(findUnseenControls)).toEqual([])
    await openCookieSettings(page)
    expect(await page.evaluate(findUnseenControls)).toEqual([])
  })

  test('every control of the code browser is seen, and a chosen code differs', async ({ page }) => {
    await page.goto('/bvpz-kodai?q=elektrikas&kodai=45310000-3')
    const chosen = page.getByRole('button', { name: 'Pridėta: 45310000-3' })
    await expect(chosen).toBeVisible()
    expect(await page.evaluate(findUnseenControls)).toEqual([])
    const other = page.getByRole('button', { name: /^Pridėti: / }).first()
    expect(await chosen.locator('svg').innerHTML()).not.toBe(await other.locator('svg').innerHTML())
  })

  test('the calendar of a deadline keeps its marks and days off, and the legend them', async ({ page }) => {
    await page.goto(
      '/terminai?klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11',
    )
    const legend = await page.locator('.day-legend li').evaluateAll(looksOf, '::before')
    expect(Object.keys(legend)).toEqual(['start', 'safe', 'legal', 'off'])
    expect(new Set(Object.values(legend)).size).toBe(4)
    const days = await page.locator('.day-months td').evaluateAll(looksOf, null)
    expect(days).toMatchObject(legend)
    expect(days.plain).not.toBe(legend.off)
  })

  test('ticked and unticked boxes and switches are drawn by the system', async ({ page }) => {
    await openLeadForm(page)
    const drawing = (box: Element) => getComputedStyle(box).appearance
    expect(await page.getByRole('checkbox', { name: /^Susipažinau/ }).evaluate(drawing)).toBe('auto')
    await openCookieSettings(page)
    expect(await page.getByRole('switch').first().evaluate(drawing)).toBe('auto')
  })
})

test.describe('with reduced motion', () => {
  for (const path of ['/', '/bvpz-kodai', '/blog']) {
    test(`nothing on ${path} moves`, async ({ page, context }) => {
      await answerCookieBanner(context)
      await page.goto(path)
      expect(await page.evaluate(findMotion)).toEqual([])
    })
  }
})

test('with motion allowed the page scrolls smoothly and a busy button turns', async ({ browser, site }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' })
  await page.goto(site.url)
  expect(await scrollBehaviour(page)).toBe('smooth')
  expect(await countTurnings(page)).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await scrollBehaviour(page)).toBe('auto')
  expect(await countTurnings(page)).toBe(0)
  await page.close()
})

function scrollBehaviour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
}

/** Animations of a button like the form's while it is sent. */
function countTurnings(page: Page): Promise<number> {
  return page
    .locator('button.button')
    .first()
    .evaluate((button) => {
      button.toggleAttribute('data-busy', true)
      return button.getAnimations({ subtree: true }).length
    })
}

/** How each element is drawn, by its mark. */
function looksOf(elements: Element[], part: string | null): Record<string, string> {
  const markOf = ({ dataset }: HTMLElement) =>
    dataset.mark ?? dataset.marks ?? (dataset.off ? 'off' : 'plain')
  return Object.fromEntries(
    elements.flatMap((element) => {
      const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element, part)
      const look = `${outlineStyle} ${outlineWidth} ${backgroundColor}`
      return element instanceof HTMLElement ? [[markOf(element), look]] : []
    }),
  )
}

/** Buttons and fields without an edge, text or drawing in a colour of their own. */
function findUnseenControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('button, .button, input, select, summary')
  if (controls.length === 0) return ['the page has no controls']
  return [...controls]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    .filter((control) => {
      const style = getComputedStyle(control)
      if (style.appearance === 'auto') return false
      const hasEdge =
        style.borderStyle !== 'none' && style.borderWidth !== '0px' && differs(style.borderColor)
      const hasContent = control.innerText?.trim() !== '' || control.querySelector('svg') !== null
      return !hasEdge && !(hasContent && differs(style.color))

      function differs(colour: string): boolean {
        return colour !== style.backgroundColor && colour !== getComputedStyle(document.body).backgroundColor
      }
    })
    .map((control) => control.outerHTML.slice(0, 160))
}

/** Elements with visible transitions or animations. */
function findMotion(): string[] {
  const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element)
      return (
        // Of whatever length: as long as a transition of `all` runs, each size is for a frame still the old one.
        longest(transitionDuration) > 0 || animationName !== 'none'
      )
    })
    .map((element) => element.outerHTML.slice(0, 160))
}
