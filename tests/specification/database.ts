import pg from 'pg'
import { expect } from '../e2e/support/test.ts'
import type { SpecifiedSite } from './specified-site.ts'

export type Row = Record<string, unknown>

interface InDatabase {
  databaseUrl: string
}

export async function query(
  { databaseUrl }: InDatabase,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** The leads of an address. */
export function leadsOf(site: InDatabase, email: string): Promise<Row[]> {
  return query(site, 'select * from leads where email = $1', [email])
}

/** The vocabulary's records as the customer asks for them. */
export function codesWhere(site: InDatabase, where: string, values: unknown[] = []): Promise<Row[]> {
  return query(
    site,
    `select code, level, parent_code, "LT", "EN" from cpv_data where ${where} order by code`,
    values,
  )
}

/** Meanwhile the database has no table of leads. */
export async function withoutLeadTable<T>(site: InDatabase, act: () => Promise<T>): Promise<T> {
  await query(site, 'alter table leads rename to leads_x')
  try {
    return await act()
  } finally {
    await query(site, 'alter table leads_x rename to leads')
  }
}

/** Meanwhile nothing can be stored, and the form service accepts nothing. */
export function withoutStoreAndMail<T>(site: SpecifiedSite, act: () => Promise<T>): Promise<T> {
  return withoutLeadTable(site, () => withFormService(site, { status: 500 }, act))
}

/** Meanwhile the form service answers so. */
export async function withFormService<T>(
  { formService }: SpecifiedSite,
  response: { status: number; body?: string },
  act: () => Promise<T>,
): Promise<T> {
  formService.answer(response)
  try {
    return await act()
  } finally {
    formService.answer({ status: 200, body: '{"success":true}' })
  }
}

/** The texts of what the site logs as a warning or an error while it acts, without requests that went well. */
export async function loggedDuring<T>(site: SpecifiedSite, words: string[], act: () => Promise<T>) {
  const before = site.logs().length
  const result = await act()
  const texts = () =>
    site
      .logs()
      .slice(before)
      .filter(({ level }) => Number(level) >= 40)
      .map((line) => JSON.stringify(line))
  // What is stored can be seen before what is logged.
  for (const each of words) await expect.poll(texts).toContainEqual(expect.stringContaining(each))
  return { result, texts: texts() }
}
