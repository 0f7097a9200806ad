import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIN_FORM_TOKEN_AGE_MS } from '#app/features/lead/submission/spam/anti-spam-fields.ts'
import { site as defaults, placeholders, type SiteFacts } from '#config/site.ts'
import { createDataDir } from '../support/data-dir.ts'
import { postAnotherLead } from '../support/embedded-leads.ts'
import { fetchWithRetry } from '../support/fetch-with-retry.ts'
import { folderOfFile } from '../support/kept-until.ts'
import { notEmpty } from '../support/not-empty.ts'
import { indexedPaths } from '../support/page-paths.ts'
import { runScript } from '../support/run-script.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const EXAMPLE = 'docs/how-to/site-facts.example.json'
const roofs: SiteFacts = JSON.parse(await readFile(EXAMPLE, 'utf8'))
const [partner] = roofs.partners ?? []
if (partner === undefined) throw new Error('The example has no partner.')
/** Another firm, whose facts all differ. */
const cleaners: SiteFacts = JSON.parse(
  JSON.stringify(roofs)
    .replaceAll('Stogų', 'Švaros')
    .replaceAll('stogupirkimai', 'svarospirkimai')
    .replaceAll('612 3456', '698 7654')
    .replaceAll('304567890', '302345678')
    .replaceAll('Liepų g. 5', 'Beržų al. 9')
    .replaceAll('Onaitė', 'Petraitė')
    .replace('"questions":true,"comparison":true', '"questions":false,"comparison":false')
    .replace('"privačių įmonių pirkimai"', '"specialisto peržiūra","Neribota paieška"'),
)

/** Texts that name the firm, wherever they stand. */
function marksOf({ name, companyCode, phone, email, address }: SiteFacts): string[] {
  const digits = phone?.replaceAll(' ', '')
  return [name, companyCode, phone, digits, email, address?.split(',')[0]].flatMap((mark) => mark ?? [])
}

/** Numbers and addresses that texts give as examples, too. */
const EXAMPLES = /^https?:|^000|^\+370 600 00000$/
const marksOfDefaults = [defaults.name, ...[...placeholders].filter((text) => !EXAMPLES.test(text))]
const foundIn = (text: string, marks: readonly string[]) =>
  notEmpty(marks).filter((mark) => text.replaceAll(/\u00a0|&nbsp;/g, ' ').includes(mark))

const folder = folderOfFile()
async function startWith(facts: SiteFacts | string): Promise<SiteServer & { siteFile: string }> {
  const siteFile = await store(facts)
  return { ...(await startServer({ env: { SITE_FILE: siteFile } })), siteFile }
}

async function store(facts: SiteFacts | string): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  await writeFile(path, typeof facts === 'string' ? facts : JSON.stringify(facts))
  return path
}

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
  let server: Awaited<ReturnType<typeof startWith>>
  beforeAll(async () => {
    server = await startWith(own)
  })
  afterAll(() => server.stop())
  const textOf = async (path: string) => (await fetchWithRetry(server.url + path)).text()

  test('every page names it and no other', async () => {
    const paths = [
      ...['/', '/laiskas', '/bvpz-kodai', '/aciu?nr=7KQM-3XWD', '/nera-tokio', '/uzklausa'],
      ...indexedPaths,
    ]
    for (const path of paths) {
      const text = await textOf(path)
      expect(foundIn(text, [...marksOf(other), ...marksOfDefaults]), path).toEqual([])
      expect(foundIn(text, marksOf(own)), path).not.toEqual([])
    }
  })

  test('the home page shows all its evidence, and requires no field that its facts make optional', async () => {
    const home = (await textOf('/')).replaceAll(/\u00a0|&nbsp;/g, ' ')

    expect(foundIn(home, marksOf(own))).toEqual(marksOf(own))
    for (const fact of [
      'Nuo 25 Eur per mėnesį, be PVM.',
      'Nebepraleidžiame pirkimų.',
      'I–IV 8:00–17:00, V 8:00–15:45',
      `PVM mokėtojo kodas ${own.vatCode}`,
      '+370 46 123 456',
      '"sameAs":["https://linkedin.example/',
      'Rūta Rūtaitė',
    ])
      expect(home).toContain(fact)
    expect(home).toMatch(/Telefonas[^:]{0,80}\(neprivaloma\)/)
    expect(home).toMatch(/daugiau kaip[^.]{1,60}>8 metus<\/span>\. Komandoje – 4 specialistai\./)
    expect(home).not.toMatch(/15 metų|10 specialistų|Latvijoje ir Estijoje/)
  })

  test('the home page has questions, comparison and promises only where its facts want them', async () => {
    const home = await textOf('/')
    expect(home.includes('Dažni klausimai')).toBe(own.home?.questions)
    expect(home.includes('palyginimas')).toBe(own.home?.comparison)
    for (const promise of ['privačių įmonių pirkimai', 'specialisto peržiūra', 'Neribota paieška'])
      expect(home.includes(promise), promise).toBe(!own.home?.leftOut?.includes(promise))
    expect(home).toContain('sudarytos sutartys')
  })

  test('the log says whose facts they are, and names no placeholder as left over', () => {
    const said = server.logs().map(({ msg }) => msg)
    expect(said).toContain(`The firm's facts are those of ${server.siteFile}.`)
    expect(JSON.stringify(server.logs())).not.toMatch(/photos cannot be shown|evidence\./)
  })

  test('staff and the visitor who asked for a sample get its mails', async () => {
    const { token } = await (await fetch(`${server.url}/api/health`)).json()
    await pause(2 * MIN_FORM_TOKEN_AGE_MS)
    const wish = { wants: 'sample', phone: '', contact_by: 'email', cpv_codes: '90911300-9' }
    await postAnotherLead(server, { form_token: token, ...wish })
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
    /phone must be a text in quotes \(it is 8\)\.\n.*email must be an e-mail address/,
  )
})

describe('npm start -- --check', () => {
  const check = async (facts: SiteFacts | string) =>
    runScript('start', ['--check'], { SITE_FILE: await store(facts) })

  test('says how a start would read the file, and ends', async () => {
    const { code, stdout, stderr } = await check({ name: 'Stogų pirkimai' })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^The firm's facts are those of .*\.json\.$/m)
    expect(stdout).toMatch(/^WARNING facts: the facts of the site still hold placeholders /m)
    expect(stdout).toContain('company: UAB „Pavyzdys“')
    expect(stdout).toContain('evidence.yearsOfExperience: 15')
    expect(stdout).toMatch(/^WARNING settings: mail is written to the disk: nobody gets the requests/m)
    expect(stdout).toMatch(
      /^Requests of visitors: MAIL_TRANSPORT is file, MAIL_TO is info@example\.lt; .*svetaine@/m,
    )
    expect(stdout).toMatch(/^Database: the embedded one in /m)
  })

  test('says when requests would be mailed to a placeholder', async () => {
    const settings = { SITE_FILE: await store(roofs), MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://localhost' }
    const { stdout } = await runScript('start', ['--check'], settings)
    expect(stdout).toContain('MAIL_TO is a placeholder: nobody gets the requests at info@example.lt')
    const withRecipient = await runScript('start', ['--check'], { ...settings, MAIL_TO: 'ona@stogai.lt' })
    expect(withRecipient.stdout).not.toMatch(/nobody gets|evidence\./)
  })

  test('names a promise to leave out that the home page does not make', async () => {
    const { stdout } = await check({ home: { leftOut: ['pirkimų istorija', 'Pirkimų istorija'] } })
    expect(stdout).toMatch(/home\.leftOut names what the home page does not say: Pirkimų istorija$/m)
  })

  test('names photos that cannot be shown', async () => {
    const { code, stdout } = await check({
      evidence: { consultant: { name: 'Ona', role: null, photo: '/photos/nera.png' } },
    })
    expect(code).toBe(0)
    expect(stdout).toMatch(/photos cannot be shown .*: \/photos\/nera\.png is missing$/m)
  })

  test('refuses what a start would refuse, with its sentences and no stack', async () => {
    const { code, stdout, stderr } = await check('{ "phone": 8, "email": "labas" }')
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/phone must be a text in quotes \(it is 8\)\.$/),
      expect.stringMatching(/email must be an e-mail address such as .* \(it is "labas"\)\.$/),
    ])
  })
})

test('a photo in the data directory is shown without a release, and a missing one is named', async () => {
  const dataDir = await createDataDir()
  await mkdir(join(dataDir, 'photos'))
  await writeFile(join(dataDir, 'photos', 'ona.jpg'), 'RIFF....WEBP')
  const partners = ['ona', 'kita'].map((name) => ({ ...partner, photo: `/photos/${name}.jpg` }))
  const server = await startServer({ dataDir, env: { SITE_FILE: await store({ ...roofs, partners }) } })
  try {
    const home = await (await fetchWithRetry(server.url)).text()
    expect(home).toContain('src="/photos/ona.jpg"')
    expect(home).not.toContain('/photos/kita.jpg')
    const photo = await fetchWithRetry(`${server.url}/photos/ona.jpg`)
    expect([photo.headers.get('Content-Type'), await photo.text()]).toEqual(['image/jpeg', 'RIFF....WEBP'])
    const said = expect.stringMatching(/^photos cannot be shown .*: \/photos\/kita\.jpg is missing$/)
    expect(server.logs()).toContainEqual(expect.objectContaining({ msg: said }))
  } finally {
    await server.stop()
  }
})
