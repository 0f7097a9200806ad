import { defineConfig } from '@playwright/test'
import { type SiteProxy, TLS_HOST } from './tests/e2e/support/sites.ts'
import { chromiumLaunchOptions } from './tests/support/chromium.ts'

const { executablePath, args } = await chromiumLaunchOptions()

/** Journeys that run as visitors make them, over HTTPS to a host name; all others as in development. */
const OVER_TLS =
  /\/(?:lead|lead-in-place|campaign|usage|home|articles|cpv-browser|cpv-basket|lead-codes|letter)\.spec\.ts$/

export default defineConfig<object, { siteProxy: SiteProxy }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 4,
  retries: 0,
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
    { name: 'plain', testIgnore: OVER_TLS },
    {
      name: 'specification',
      testDir: 'tests/specification',
      testMatch: /\.spec\.ts$/,
      expect: { timeout: 60_000 },
    },
    {
      name: 'tls',
      testMatch: OVER_TLS,
      use: {
        siteProxy: 'tls',
        ignoreHTTPSErrors: true,
        launchOptions: {
          executablePath,
          args: [...args, `--host-resolver-rules=MAP ${TLS_HOST} 127.0.0.1`],
        },
      },
    },
  ],
})
