import type { Page } from '@playwright/test'
import { acceptButton, banner, rejectButton } from '../e2e/support/cookie-banner.ts'
import { readDataLayer } from '../e2e/support/tag-manager.ts'
import { expect } from '../e2e/support/test.ts'
import type { Check, Observer } from './row.ts'
import { TAG_MANAGER } from './specified-site.ts'

export type Flags = Readonly<Record<string, boolean>>
export type Update = Readonly<Record<string, string | readonly string[]>>

const SCRIPT = `${TAG_MANAGER}gtm.js?id=GTM-TEST1`

/** Without saved settings the banner asks, and until then nothing is stored, granted or loaded. */
export function asksForConsent(byDefault: Update): Check {
  return async (observer) => {
    const { page, foreign } = await consentVisit(observer)
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeVisible()
    expect(await stored(page)).toBeNull()
    expect(await commands(page)).toEqual([['consent', 'default', expect.objectContaining(byDefault)]])
    expect(foreign).toEqual([])
  }
}

/** A button of the banner stores these flags, pushes this update, and ends the question. */
export function chooses(button: 'Sutinku' | 'Nesutinku', flags: Flags, update: Update): Check {
  return async (observer) => {
    const { page, foreign } = await consentVisit(observer)
    await page.goto('/')
    await buttonOf(page, button).click()
    await expect(banner(page)).toBeHidden()
    expect(flagsIn(await stored(page))).toEqual(flags)
    expect((await commands(page)).slice(1)).toEqual([['consent', 'update', update]])
    const scripts = Object.values(flags).includes(true) ? [SCRIPT] : []
    await page.waitForLoadState('networkidle')
    await expect.poll(() => foreign).toEqual(scripts)
  }
}

/** Saved settings with these flags are loaded on the next page: pushed, and the banner does not ask. */
export function loadsSaved(flags: Flags, update: Update): Check {
  return async (observer) => {
    const { page, foreign } = await consentVisit(observer)
    await page.goto('/')
    await rejectButton(page).click()
    await page.evaluate((changes) => {
      const settings = JSON.parse(localStorage.getItem('consentSettings') ?? '')
      localStorage.setItem('consentSettings', JSON.stringify({ ...settings, ...changes }))
    }, flags)
    await page.goto('/blog', { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeHidden()
    expect((await commands(page)).slice(1)).toEqual([['consent', 'update', update]])
    await expect.poll(() => foreign).toEqual(Object.values(flags).includes(true) ? [SCRIPT] : [])
    expect(flagsIn(await stored(page))).toEqual(flags)
  }
}

/** What stands in the storage as the flags alone is loaded too. */
export function loadsFlagsAlone(flags: Flags, update: Update): Check {
  return async (observer) => {
    const { page } = await consentVisit(observer)
    await page.addInitScript((text) => localStorage.setItem('consentSettings', text), JSON.stringify(flags))
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(banner(page)).toBeHidden()
    expect((await commands(page)).slice(1)).toEqual([['consent', 'update', update]])
  }
}

/** The tag manager's script is an empty one; `foreign`: what the page asks other hosts for. */
async function consentVisit({ visit, site }: Observer) {
  const page = await visit()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
  })
  await page.route(`${TAG_MANAGER}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  return { page, foreign }
}

function buttonOf(page: Page, name: 'Sutinku' | 'Nesutinku') {
  return name === 'Sutinku' ? acceptButton(page) : rejectButton(page)
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('consentSettings'))
}

function flagsIn(settings: string | null): Record<string, unknown> {
  const { version: _, time: __, ...flags } = JSON.parse(settings ?? '{}')
  return flags
}

/** The commands about consent in the data layer, in their order. */
async function commands(page: Page): Promise<unknown[][]> {
  const all = await readDataLayer(page)
  return all.flatMap(({ isCommand, values }) => (isCommand && values[0] === 'consent' ? [values] : []))
}
