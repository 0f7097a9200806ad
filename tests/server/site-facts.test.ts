import { globSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIN_FORM_TOKEN_AGE_MS } from '#app/features/lead/submission/spam/submission-signals.ts'
import { site as defaults, listPlaceholders, type SiteFacts } from '#config/site.ts'
import { postAnotherLead } from '../support/embedded-leads.ts'
import { fetchWithRetry } from '../support/fetch-with-retry.ts'
import { notEmpty } from '../support/not-empty.ts'
import { indexedPaths } from '../support/page-paths.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const EXAMPLE = 'docs/how-to/site-facts.example.json'
const roofs: SiteFacts = JSON.parse(await readFile(EXAMPLE, 'utf8'))
/** Another firm, which says the same in other words. */
const cleaners: SiteFacts = JSON.parse(
  JSON.stringify(roofs)
    .replaceAll('Stogų', 'Švaros')
    .replaceAll('stogupirkimai', 'svarospirkimai')
    .replaceAll('612 3456', '698 7654')
    .replaceAll('304567890', '302345678')
    .replaceAll('Liepų g. 5', 'Beržų al. 9')
    .replaceAll('Onaitė', 'Petraitė'),
)

/** Texts that name the firm, wherever they stand. */
function marksOf({ name, companyCode, phone, email, address }: SiteFacts): string[] {
  const digits = phone?.replaceAll(' ', '')
  return [name, companyCode, phone, digits, email, address?.split(',')[0]].flatMap((mark) => mark ?? [])
}

/** Numbers and addresses that texts give as examples, too. */
const EXAMPLES = /^https?:|^000|^\+370 600 00000$/
const marksOfDefaults = [defaults.name, ...listPlaceholders().filter((text) => !EXAMPLES.test(text))]
const foundIn = (text: string, marks: readonly string[]) =>
  notEmpty(marks).filter((mark) => text.replaceAll(/\u00a0|&nbsp;/g, ' ').includes(mark))

let folder: string
async function startWith(facts: SiteFacts | string): Promise<SiteServer> {
  const SITE_FILE = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(SITE_FILE, typeof facts === 'string' ? facts : JSON.stringify(facts))
  return startServer({ env: { SITE_FILE } })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-facts-'))
})

test('no script, style sheet, document or table of the build holds a fact of a firm', async () => {
  const files = notEmpty(globSync('build/client/**/*.{js,css,svg}'))
  for (const file of files) expect(foundIn(await readFile(file, 'utf8'), marksOfDefaults), file).toEqual([])
  for (const file of notEmpty(globSync('build/client/**/*.{docx,xlsx}'))) {
    const parts = Object.entries(unzipSync(await readFile(file))).filter(([name]) => name.endsWith('.xml'))
    const text = notEmpty(parts)
      .map(([, part]) => new TextDecoder().decode(part))
      .join('\n')
    expect(foundIn(text, marksOfDefaults), file).toEqual([])
  }
})

describe.each([
  ['roofs', roofs, cleaners],
  ['cleaners', cleaners, roofs],
])('one build serves the firm of %s', (_, own, other) => {
  let server: SiteServer
  beforeAll(async () => {
    server = await startWith(own)
  })
  afterAll(() => server.stop())
  const textOf = async (path: string) => (await fetchWithRetry(server.url + path)).text()

  test('every page, feed and file for machines names it and no other', async () => {
    const paths = [
      ...['/', '/laiskas', '/bvpz-kodai', '/aciu?nr=7KQM-3XWD', '/nera-tokio', '/uzklausa'],
      ...['/rss.xml', '/atom.xml', '/site.webmanifest', '/.well-known/security.txt'],
      ...indexedPaths,
    ]
    for (const path of paths) {
      const text = await textOf(path)
      expect(foundIn(text, [...marksOf(other), ...marksOfDefaults]), path).toEqual([])
      expect(foundIn(text, marksOf(own)), path).not.toEqual([])
    }
  })

  test('the home page has all that it proves, and asks for what it requires', async () => {
    const home = (await textOf('/')).replaceAll(/\u00a0|&nbsp;/g, ' ')

    expect(foundIn(home, marksOf(own))).toEqual(marksOf(own))
    for (const fact of [
      'Nuo 25 Eur per mėnesį, be PVM.',
      'Nebepraleidžiame pirkimų.',
      '8:00–17:00',
      'Rūta Rūtaitė',
    ])
      expect(home).toContain(fact)
    expect(home).toMatch(/Telefonas[^:]{0,80}\(neprivaloma\)/)
  })

  test('staff and the visitor who asked for a sample get its mails', async () => {
    const { token } = await (await fetch(`${server.url}/api/health`)).json()
    await pause(2 * MIN_FORM_TOKEN_AGE_MS)
    await postAnotherLead(server, {
      form_token: token,
      wants: 'sample',
      phone: '',
      contact_by: 'email',
      cpv_codes: '90911300-9',
    })
    await expect.poll(() => server.mails()).toHaveLength(2)
    for (const { html, text } of await server.mails()) {
      expect(foundIn(`${html ?? ''}${text ?? ''}`, [...marksOf(other), ...marksOfDefaults])).toEqual([])
    }
    const sample = (await server.mails()).find(({ to }) => to?.[0]?.address === 'zydre@azuolo-stogai.lt')
    expect(sample?.from?.name).toBe(own.name)
    expect(foundIn(sample?.html ?? '', marksOf(own))).toContain(own.phone)
  })
})

test('a wrong file stops the start with a sentence for each fault', async () => {
  await expect(startWith('{ "phone": 8, "email": "labas" }')).rejects.toThrow(
    /phone must be a text \(it is 8\)\.\n.*email must be an e-mail address/,
  )
})
