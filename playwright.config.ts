import { defineConfig } from '@playwright/test'
import { type SiteProxy, TLS_HOST } from './tests/e2e/support/sites.ts'
import { JOURNEYS } from './tests/rings.ts'
import { chromiumLaunchOptions } from './tests/support/chromium.ts'

const { executablePath, args } = await chromiumLaunchOptions()

const TLS = {
  siteProxy: 'tls' as const,
  ignoreHTTPSErrors: true,
  launchOptions: { executablePath, args: [...args, `--host-resolver-rules=MAP ${TLS_HOST} 127.0.0.1`] },
}

const { main, rest } = JOURNEYS

export default defineConfig<object, { siteProxy: SiteProxy }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // On a busy machine the longest journeys, with a database and a mail server of their own, take most of a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath, args },
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
  projects: [
    // The longest tests begin first, so that the others run beside them.
    { name: 'specification', testDir: 'tests/specification', testMatch: /\.spec\.ts$/ },
    { name: 'plain', testMatch: filesOf(main.plain) },
    { name: 'tls', testMatch: filesOf(main.tls), use: TLS },
    { name: 'plain-rest', testIgnore: filesOf([...main.plain, ...main.tls, ...rest.tls]), retries: 1 },
    { name: 'tls-rest', testMatch: filesOf(rest.tls), retries: 1, use: TLS },
  ],
})

function filesOf(names: string[]): RegExp {
  return new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)
}
