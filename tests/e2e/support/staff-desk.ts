import { expect, type Locator, type Page } from '@playwright/test'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createDatabase } from '../../support/postgres-server.ts'
import { startServer } from '../../support/site-server.ts'
import { storeStaffLeads } from '../../support/staff-leads.ts'
import { POSTGRES_URL } from './global-setup.ts'

export const ONA = { name: 'Vardenė Pavardenė', address: 'ona@pavyzdys.test' }
export const JONAS = { name: 'Jonas', address: 'jonas@pavyzdys.test' }
const STAFF_EMAILS = [ONA, JONAS].map(({ name, address }) => `${name} <${address}>`).join(', ')

export type StaffDesk = Awaited<ReturnType<typeof startStaffDesk>>

/** A site on one's own machine with 300 requests; its database may be read, too. */
export async function startStaffDesk() {
  const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
  const site = await startServer({ env: { DATABASE_URL: databaseUrl, STAFF_PORT: '0', STAFF_EMAILS } })
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  await storeStaffLeads(db, ONA.name)
  const printed = () => /http:\/\/localhost:\d+\/\?\S+/.exec(site.output())?.[0]
  await expect.poll(printed).toBeDefined()
  const stop = () => close().then(site.stop)
  // The address of the page with a code in it is as the server has printed it.
  return { ...site, printed: printed() ?? '', db, stop }
}

/** Asks for a code in this browser and gives the one that was mailed. */
export async function askForCode(page: Page, desk: StaffDesk, address: string): Promise<string> {
  const mailsTo = async () => (await desk.mails()).filter(({ to }) => to?.[0]?.address === address)
  const earlier = (await mailsTo()).map(({ messageId }) => messageId)
  await page.getByLabel('El. paštas').fill(address)
  await page.getByRole('button', { name: 'Toliau' }).click()
  await expect(page.getByText(`Jei ${address} yra darbuotojų sąraše, kodas jau siunčiamas.`)).toBeVisible()
  const findCode = async () => {
    const mail = (await mailsTo()).find(({ messageId }) => !earlier.includes(messageId))
    return /^Prisijungimo kodas (\d{6})$/.exec(mail?.subject ?? '')?.[1] ?? ''
  }
  await expect.poll(findCode).not.toBe('')
  return findCode()
}

/** Opens a page as one of the staff, who signs in by a mailed code and is led to it. */
export async function openAs(
  page: Page,
  desk: StaffDesk,
  { name, address }: typeof ONA,
  path = '/',
): Promise<void> {
  await open(page, desk, path)
  const code = await askForCode(page, desk, address)
  await page.getByLabel('Kodas').fill(code)
  await page.getByLabel('Kodas').press('Enter')
  await expect(page.getByRole('banner').getByText(name)).toBeAttached()
}

export async function open(page: Page, desk: StaffDesk, path: string): Promise<void> {
  await page.goto(new URL(path, desk.printed).href)
}

export async function countOf(page: Page, tab: string): Promise<number> {
  const text = await page.getByRole('link', { name: new RegExp(`^${tab} \\d`) }).innerText()
  return Number(/\d+/.exec(text)?.[0])
}

/** The rows of a list; those of „Naujos“ stand below the promises that are due. */
export const rowsOf = (page: Page): Locator => page.getByRole('list').last().getByRole('listitem')
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
/** The firm of a row, as its link reads. */
export const nameIn = (row: Locator): Promise<string> => row.getByRole('link').first().innerText()
/** What was just done. */
export const notice = (page: Page): Locator => page.getByRole('status')
