import { banner, rejectButton } from './support/cookie-banner.ts'
import { delayStylesUntilFonts } from './support/delay-styles-until-fonts.ts'
import { readShifts, watchShifts } from './support/layout-shifts.ts'
import { expect, test } from './support/tag-manager.ts'

const FIRST_SCREENS = [
  '/',
  '/laiskas',
  '/laiskas?kodai=90911200-8',
  '/bvpz-kodai',
  '/bvpz-kodai?q=valymas',
  '/bvpz-kodai/90911200-8',
  '/terminai',
  '/aciu',
]

test('the banner moves nothing, whether it shows or not', async ({ page }) => {
  await watchShifts(page)
  await delayStylesUntilFonts(page)
  await page.goto('/aciu', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeVisible()
  expect(await readShifts(page)).toEqual([])

  await rejectButton(page).click()
  await page.goto('/aciu', { waitUntil: 'networkidle' })
  await expect(banner(page)).toBeHidden()
  expect(await readShifts(page)).toEqual([])
})

test('both answers of the banner are equally large and look alike', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/aciu')
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
})

/** `keyboard.spec.ts` shows the same in larger windows. */
test('the banner covers nothing that has the focus, at 320 × 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/aciu')
  // The banner is measured after the first paint.
  await expect(page.locator('body')).toHaveCSS('padding-bottom', /^[1-9]/)

  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(findCoveredFocus)).toBeNull()
  }
})

for (const [width, height] of [
  [360, 640],
  [911, 512],
] as const) {
  test(`the banner covers no button of the first screen, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const path of FIRST_SCREENS) {
      await page.goto(path)
      await expect(page.locator('body')).toHaveCSS('padding-bottom', /^[1-9]/)
      expect(await page.evaluate(findCutButtons), path).toEqual([])
    }
  })
}

test('at 320 × 568 the question is whole above the banner, the header has its button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('padding-bottom', /^[1-9]/)

  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Gauti pasiūlymą' })).toBeInViewport({ ratio: 1 })
  await expect(header.getByRole('button', { name: 'Atidaryti meniu' })).toBeInViewport({ ratio: 1 })
  const bannerTop = (await banner(page).boundingBox())?.y ?? 0
  for (const part of [
    page.getByLabel('Ką parduodate ar darote?'),
    page.getByRole('button', { name: 'Rodyti' }),
  ]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(bannerTop)
  }
})

for (const path of ['/laiskas?kodai=90911200-8', '/bvpz-kodai?kodai=90911200-8&kodas=45000000-7']) {
  test(`on a phone the bar at the foot of ${path} waits until the banner is gone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(path)
    await expect(page.locator('body')).toHaveCSS('padding-bottom', /^[1-9]/)
    const bar = page.locator('.foot-bar')
    await expect(bar).toBeVisible()
    await expect(bar).not.toBeInViewport()
    await rejectButton(page).click()
    await expect(bar).toBeInViewport({ ratio: 1 })
  })
}

/** Buttons that begin above the banner and end under it. */
function findCutButtons(): string[] {
  const place = document.querySelector('[data-consent-banner]')
  if (!place) return ['there is no banner']
  const { top } = place.getBoundingClientRect()
  return [...document.querySelectorAll('button, .button')]
    .filter((button) => !place.contains(button) && button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => {
      const box = button.getBoundingClientRect()
      return box.width > 1 && box.top < top && box.bottom > top
    })
    .map((button) => button.outerHTML)
}

/** The focused element, if the banner covers its upper, middle or lower part. */
function findCoveredFocus(): string | null {
  const place = document.querySelector('[data-consent-banner]')
  const focused = document.activeElement
  if (!place || !focused || focused === document.body || place.contains(focused)) return null
  const { left, width, top, height } = focused.getBoundingClientRect()
  const isCovered = [2, height / 2, height - 2].some((y) =>
    place.contains(document.elementFromPoint(left + width / 2, top + y)),
  )
  return isCovered ? focused.outerHTML : null
}
