import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImportLine } from '#app/features/notices/import/read-import-file.ts'
import * as urls from '#app/ui/urls.ts'
import { findAll, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { CLEANING_BUYER, CLEANING_CODE, dropImportFile, importLine } from '../support/import-files.ts'
import { startCvpisServer } from '../support/notice-servers/cvpis-server.ts'
import { generateNotices } from '../support/notice-servers/generate-notices.ts'
import { startTedServer } from '../support/notice-servers/ted-server.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { workingDayAgo } from '../support/source-notices.ts'

const MINUTE_MS = 60_000
/** An interrupted ingest begins again after a minute; the folder is looked at every ten seconds. */
const READ_WITHIN_MS = 5 * MINUTE_MS
const LETTER = `${urls.letter}?kodai=${CLEANING_CODE}`
const INBOX = `${urls.letterApi}?kodai=${CLEANING_CODE}`
const CODE_PAGE = `/bvpz-kodai/${CLEANING_CODE}`
const BUYER_PAGE = '/pirkejas/saulekrantes-gimnazija'
const PAGES = [LETTER, INBOX, CODE_PAGE, BUYER_PAGE, `${urls.letter}?zodziai=valymas`]
const CONTACT = 'kontaktinis asmuo: Kontaktas Pavyzdinis, +370 600 00000, kontaktas@example.lt'
const CONTACTS = /kontaktas@example|600 00000|Kontaktas Pavyzdinis/

const PUBLIC_SITE = {
  SITE_URL: 'https://pirkimai.example',
  MAIL_TRANSPORT: 'file',
  MAIL_TO: 'uzklausos@pirkimai.example',
  MAIL_FROM: 'svetaine@pirkimai.example',
}

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

async function read({ url }: SiteServer, path: string): Promise<string> {
  const response = await fetch(url + path)
  expect(response.status).toBe(200)
  return response.text()
}

/** All of them, from now on. */
async function eventually<T>(
  servers: readonly SiteServer[],
  look: (server: SiteServer) => Promise<T>,
  expected: T,
): Promise<void> {
  const timing = { timeout: READ_WITHIN_MS, interval: 1_000 }
  await Promise.all(servers.map((server) => expect.poll(() => look(server), timing).toBe(expected)))
}

/** The state that `main`, or the content of the inbox, says it is in. */
async function stateOf(server: SiteServer, path = LETTER): Promise<string | undefined> {
  return /data-state="(\w+)"/.exec(await read(server, path))?.[1]
}

function linksOf(html: string): string[] {
  return findAll(parseHtml(html), ({ tag }) => tag === 'a').flatMap(({ attributes }) => attributes.href ?? [])
}

test('a file imported beside one of two servers: letter, inbox, code and buyer pages of both eventually show its notices', async () => {
  const databaseUrl = await createDatabase(postgres.url)
  const env = { ...PUBLIC_SITE, DATABASE_URL: databaseUrl, NOTICE_SOURCES: 'import' }
  const first = await startServer({ env })
  const second = await startServer({ env })
  // The servers find a file by themselves too, after a while: see notices.test.ts.
  const importFile = async (lines: ImportLine[]) => {
    await dropImportFile(first.dataDir, 'day', lines)
    const { code } = await runScript('notices', ['ingest'], { ...env, DATA_DIR: first.dataDir })
    expect(code).toBe(0)
  }
  for (const server of [first, second]) {
    expect(await stateOf(server)).toBe('sample')
    expect(await stateOf(server, INBOX)).toBe('sample')
    expect(await read(server, CODE_PAGE)).not.toContain('Per 30')
    expect(await read(server, BUYER_PAGE)).toContain('Informacija apie šią organizaciją rengiama')
  }

  const lines = Array.from({ length: 12 }, (_, i) => importLine(i))
  const withContact = importLine(12, {
    title: `Langų valymas, ${CONTACT}`,
  })
  await importFile([...lines, withContact])
  await eventually([first, second], (server) => stateOf(server), 'fresh')

  for (const server of [first, second]) {
    const pages = await Promise.all(PAGES.map((path) => read(server, path)))
    const [letter = '', inbox = '', codePage = '', buyerPage = ''] = pages
    expect(pages.join()).not.toMatch(CONTACTS)
    expect(pages.join()).not.toContain('Pirkimai ir organizacijos išgalvoti')
    expect(letter).toContain('data-reason="code"')
    expect(plain(letter)).toContain('Per pastarąsias 5 darbo dienas – 13 pranešimų, apie 2–3 viename laiške.')
    expect(plain(letter)).toMatch(/Šaltinis: mūsų surinkti skelbimai \(atnaujinta šiandien \d+:\d\d\)/)
    expect(plain(letter)).toContain('Ir dar 7 pirkimai.')
    for (const html of [letter, inbox, codePage, buyerPage]) {
      expect(linksOf(html)).toContain(importLine(11).url)
    }
    expect(linksOf(letter)).toContainEqual(expect.stringContaining(`/?kodai=${CLEANING_CODE}`))
    expect(plain(codePage)).toContain('Per 30 dienų: 13 pirkimų, šiuo metu atvirų – 13.')
    expect(buyerPage).toContain(`<h1 class="mt-6 text-title">${CLEANING_BUYER}</h1>`)
    expect(buyerPage).not.toContain('noindex')
    expect(letter).toContain('noindex')
    expect(await read(server, '/sitemap.xml')).toContain(`https://pirkimai.example${BUYER_PAGE}`)
    expect(gzipSync(letter).byteLength).toBeLessThan(28 * 1_024)
  }

  await importFile([importLine(0, { status: 'cancelled' }), importLine(20)])
  const newest = String(importLine(20).url).replace('&', '&amp;')
  await eventually([first, second], async (server) => (await read(server, CODE_PAGE)).includes(newest), true)
  await Promise.all([first.stop(), second.stop()])
})

test('TED and CVP IS are cut off for two working days: the letter is stale with its date, and never has demo notices', async () => {
  const day = generateNotices(120, workingDayAgo()).map((notice, i) =>
    i % 10 === 1 ? { ...notice, title: `${notice.title}, ${CONTACT}` } : notice,
  )
  const ted = await startTedServer({ notices: day })
  const cvpis = await startCvpisServer({ notices: day })
  const databaseUrl = await createDatabase(postgres.url)
  const env = {
    DATABASE_URL: databaseUrl,
    NOTICE_SOURCES: 'ted,cvpis',
    TED_API_URL: ted.url,
    CVPIS_API_URL: cvpis.url,
    CVPIS_API_KEY: cvpis.apiKey,
  }
  const letter = `${urls.letter}?kodai=90919200-4`
  const server = await startServer({ env })
  await expect
    .poll(async () => plain(await read(server, letter)), { timeout: READ_WITHIN_MS, interval: 500 })
    .toMatch(/Šaltiniai: TED \(atnaujinta šiandien [\d:]+\), CVP IS \(atnaujinta šiandien [\d:]+\)/)
  const fresh = await read(server, letter)
  expect(await stateOf(server, letter)).toBe('fresh')
  const hosts = linksOf(fresh).flatMap((href) => (href.startsWith('https://') ? new URL(href).hostname : []))
  expect(hosts).toContain('viesiejipirkimai.lt')
  expect(fresh).toContain('data-reason="code"')
  expect(fresh).toContain('Administracinių patalpų valymo paslaugos')
  // Also the inbox of the home page, the page of the code, and the form that the letter leads to.
  const inbox = await read(server, `${urls.letterApi}?kodai=90919200-4`)
  expect(inbox).toContain('data-state="fresh"')
  expect(linksOf(inbox)).toEqual(expect.arrayContaining([expect.stringContaining('//viesiejipirkimai.lt/')]))
  const codePage = await read(server, '/bvpz-kodai/90919200-4')
  const [formLink = ''] = linksOf(fresh).filter((href) => href.startsWith('/uzklausa?kodai='))
  expect(await read(server, formLink)).toContain('90919200-4')
  for (const page of [fresh, inbox, codePage]) expect(page).not.toMatch(CONTACTS)
  await server.stop()
  await Promise.all([ted.stop(), cvpis.stop()])

  const readOn = Temporal.PlainDate.from(workingDayAgo(3))
  await makeIngestsOlder(databaseUrl, readOn)
  const cut = await startServer({ env })
  expect(await stateOf(cut, letter)).toBe('stale')
  expect(plain(await read(cut, letter))).toContain(`Duomenys atnaujinti ${dayText(readOn)}`)
  expect(await stateOf(cut, `${urls.letterApi}?kodai=90919200-4`)).toBe('stale')
  for (const path of ['/bvpz-kodai/90919200-4', '/pirkejas/pavyzdine-istaiga-nr-2']) {
    const old = plain(await read(cut, path))
    expect(old).toContain(`Duomenys atnaujinti ${dayText(readOn)}`)
    expect(old).toMatch(new RegExp(`Nuo [^:]+ iki ${dayText(readOn)}: \\d+ pirk`))
    expect(old).not.toContain('Per 30 dienų')
  }
  const empty = await read(cut, `${urls.letter}?kodai=03111000-2`)
  expect(empty).toMatch(/data-state="stale"/)
  expect(plain(empty)).toContain('nėra nei naujų pranešimų')
  expect(empty).not.toContain('Pirkimai ir organizacijos išgalvoti')
  await cut.stop()
})

/** As if the sources had been cut off that day at noon. */
async function makeIngestsOlder(databaseUrl: string, day: Temporal.PlainDate): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update notice_ingests set started_at = $1, ended_at = $1', [`${day}T10:00:00Z`])
  await client.end()
}

function dayText(day: Temporal.PlainDate): string {
  return new Intl.DateTimeFormat('lt', { month: 'long', day: 'numeric' }).format(day)
}

/** The text with ordinary spaces. */
function plain(html: string): string {
  return textOf(parseHtml(html)).replaceAll('\u00a0', ' ')
}
