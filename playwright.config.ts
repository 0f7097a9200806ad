import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: await chromiumLaunchOptions(),
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
  },
})
