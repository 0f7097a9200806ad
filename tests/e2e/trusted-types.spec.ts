import { openCookieSettings } from '../screens/prepare-screen.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { watchViolations } from './support/policy-violations.ts'
import { expect, TAG_MANAGER_SCRIPT, test } from './support/tag-manager.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com/**'

/** Like Google's script, it loads another one by its address as plain text. */
const LOADS_ANOTHER = `
  const script = document.createElement('script')
  script.src = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1'
  document.head.append(script)`

test('the form, the code browser and the settings work where no text may become markup', async ({ page }) => {
  const violations = await watchViolations(page)
  await page.goto('/bvpz-kodai')
  await page.getByLabel('Ieškoti BVPŽ kodo').fill('stogų dengimas')
  await expect(page.getByText('45261').first()).toBeVisible()
  await openCookieSettings(page)
  await page.keyboard.press('Escape')
  await openLeadForm(page)
  await fillLeadForm(page)
  await page.getByRole('button', { name: 'Siųsti užklausą' }).click()
  await page.waitForURL('**/aciu**')
  expect(violations).toEqual([])
})

test('the tag manager loads and loads more of Google’s scripts', async ({ page, visit }) => {
  const violations = await watchViolations(page)
  await page.context().route(TAG_MANAGER, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('gtm.js') ? LOADS_ANOTHER : 'window.isLoaded = true',
    }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Sutinku', exact: true }).click()
  // Polled from outside: a function that waits inside the page would itself be text that becomes a script.
  await expect.poll(() => page.evaluate(() => 'isLoaded' in window)).toBe(true)
  expect(visit.foreignRequests).toEqual([
    TAG_MANAGER_SCRIPT,
    'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
  ])
  expect(violations).toEqual([])
})

for (const isManaged of [false, true]) {
  test(`markup and scripts of others are refused, ${isManaged ? 'with' : 'without'} the tag manager`, async ({
    context,
    visit,
  }) => {
    const page = await context.newPage()
    await page.goto('/')
    if (isManaged) {
      await page.getByRole('button', { name: 'Sutinku', exact: true }).click()
      // Its policy is created first, and cannot be created a second time.
      await expect.poll(() => visit.foreignRequests).toEqual([TAG_MANAGER_SCRIPT])
    }
    expect(await page.evaluate(tryToInject)).toEqual([])
    await page.close()
  })
}

/** Runs in the page; returns the ways of injection that succeeded. */
function tryToInject(): string[] {
  const ways: Record<string, () => unknown> = {
    innerHTML: () => {
      document.body.innerHTML = '<img src=x>'
    },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<img src=x>'),
    'document.write': () => document.write('<img src=x>'),
    DOMParser: () => new DOMParser().parseFromString('<img src=x>', 'text/html'),
    srcdoc: () => {
      document.createElement('iframe').srcdoc = '<img src=x>'
    },
    'script.text': () => {
      document.createElement('script').text = '1'
    },
    'script.src': () => {
      document.createElement('script').src = 'https://evil.example/a.js'
    },
    'a policy': () => window.trustedTypes?.createPolicy('a', { createScriptURL: (text) => text }),
    'another default policy': () =>
      window.trustedTypes?.createPolicy('default', { createScriptURL: () => '/' }) &&
      window.trustedTypes?.createPolicy('default', { createScriptURL: () => '/' }),
  }
  return Object.keys(ways).filter((way) => {
    try {
      ways[way]?.()
      return true
    } catch {
      return false
    }
  })
}
