import type { Locator, Page } from '@playwright/test'
import type { ConsentFlag } from '#app/features/consent/consent-state.ts'

/** Names of the switches in the settings. */
export const LABELS: Record<ConsentFlag, string> = {
  analytics_storage: 'Analitikos slapukai',
  ad_storage: 'Reklamos slapukai',
  ad_user_data: 'Duomenų perdavimas reklamai matuoti',
  ad_personalization: 'Suasmeninta reklama',
}

export function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'Slapukai' })
}

export function acceptButton(page: Page): Locator {
  return banner(page).getByRole('button', { name: 'Sutinku', exact: true })
}

export function rejectButton(page: Page): Locator {
  return banner(page).getByRole('button', { name: 'Nesutinku', exact: true })
}

export function settings(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Slapukų nustatymai' })
}
