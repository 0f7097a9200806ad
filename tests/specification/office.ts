import { expect } from '../e2e/support/test.ts'
import type { Check } from './row.ts'

const STATUS = { open: 'Dabar dirbame', closed: /nedirbame/ }

/** At a moment the contacts say whether somebody answers the telephone. */
export function officeIs(state: keyof typeof STATUS, moment: string): Check {
  return async ({ visit }) => {
    const page = await visit({ timezoneId: 'Europe/Vilnius' })
    await page.clock.setFixedTime(moment)
    await page.goto('/')
    await expect(page.locator('#kontaktai [data-office]'), moment).toHaveText(STATUS[state])
  }
}
