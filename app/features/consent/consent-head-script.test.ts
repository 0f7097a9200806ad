import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentHeadScript } from './consent-head-script.ts'
import { allFlags, CONSENT_VALIDITY_MS, readConsent, serializeConsent } from './consent-state.ts'

interface Storage {
  getItem: () => string | null
}

/** Runs the script as the head of a page does. */
function runInPage(localStorage: Storage) {
  const window: { dataLayer: ArrayLike<unknown>[] } = { dataLayer: [] }
  const dataset: { consent?: string } = {}
  const page = {
    window,
    localStorage,
    document: { documentElement: { dataset } },
    get dataLayer() {
      return window.dataLayer
    },
  }
  runInNewContext(consentHeadScript(), page)
  return { dataLayer: window.dataLayer, isBannerHidden: dataset.consent !== undefined }
}

const holding = (text: string | null): Storage => ({ getItem: () => text })

test('the head script begins the data layer with the denied default, as an arguments object', () => {
  const { dataLayer } = runInPage(holding(null))
  expect(dataLayer).toHaveLength(1)
  expect(Object.prototype.toString.call(dataLayer[0])).toBe('[object Arguments]')
  expect(Array.from(dataLayer[0] ?? [])).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      wait_for_update: 500,
    },
  ])
})

const now = Date.now()
const choiceAt = (at: number) => serializeConsent(allFlags(true), at)
const stored: [string, string | null][] = [
  ['nothing', null],
  ['a fresh yes', choiceAt(now)],
  ['a fresh no', serializeConsent(allFlags(false), now)],
  ['an old yes', choiceAt(now - CONSENT_VALIDITY_MS - 1)],
  ['a yes that is still valid', choiceAt(now - CONSENT_VALIDITY_MS + 60_000)],
  ['broken JSON', '{'],
  ['null', 'null'],
  ['a yes alone', JSON.stringify(allFlags(true))],
  ['a yes to a part alone', JSON.stringify({ ...allFlags(false), ad_storage: true })],
  ['a no alone', JSON.stringify(allFlags(false))],
  ['a no of years ago', serializeConsent(allFlags(false), now - 9 * CONSENT_VALIDITY_MS)],
  ['a no that lacks a flag', JSON.stringify({ ...allFlags(false), ad_storage: undefined })],
  ['a yes of another version', JSON.stringify({ ...JSON.parse(choiceAt(now)), version: 0 })],
  ['a missing flag', JSON.stringify({ ...JSON.parse(choiceAt(now)), ad_storage: undefined })],
]
test.each(stored)('the banner is hidden exactly when the page’s script finds a choice: %s', (_name, text) => {
  expect(runInPage(holding(text)).isBannerHidden).toBe(readConsent(text, now) !== null)
})

test('the head script leaves the banner when the storage is blocked', () => {
  const blocked: Storage = {
    getItem() {
      throw new Error('SecurityError')
    },
  }
  expect(runInPage(blocked).isBannerHidden).toBe(false)
})
