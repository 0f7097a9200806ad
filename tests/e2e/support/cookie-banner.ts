import type { Locator, Page } from '@playwright/test'

export function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Slapukai' })
}

export function acceptButton(page: Page): Locator {
  return banner(page).getByRole('button', { name: 'Sutinku', exact: true })
}

export function rejectButton(page: Page): Locator {
  return banner(page).getByRole('button', { name: 'Nesutinku', exact: true })
}
