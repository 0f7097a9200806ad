import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { isLong } from '../faults/support/test-length.ts'
import { freePort } from '../support/free-port.ts'
import { folderOfFile, untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { quickNpm } from '../support/quick-npm.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { VERSION } from '../support/start-process.ts'
import { storedLeads } from '../support/stored-leads.ts'

/** As an operator writes them into `.env`. */
const SECRETS = { OWNER_PASSWORD: 'savininkas', WEB_PASSWORD: 'tarnyba' }

const site = folderOfFile()
const npmFolder = folderOfFile()
const postgres = await untilEndOfFile(startPostgres())
const mailServer = await untilEndOfFile(startSmtpServer())
beforeAll(async () => {
  for (const path of trackedFiles()) cpSync(path, join(site, path), { recursive: true })
  await createRoles()
})

test('the steps of the container, taken without one: install, start, health check, a lead with its mail, stop', async () => {
  expect(valuesOf('Dockerfile', /^RUN (sh .*)$/gm)).toEqual(['sh deploy/install.sh'])
  const npm = isLong ? [] : [quickNpm(npmFolder)]
  inSite('sh', ['deploy/install.sh'], { PATH: [...npm, process.env.PATH].join(delimiter) })
  expect(existsSync(join(site, 'node_modules/vite'))).toBe(false)

  const port = await freePort()
  const env = {
    ...imageSettings(),
    ...composeSettings(),
    PORT: String(port),
    STAFF_PORT: 'off',
    DATA_DIR: join(site, '.data'),
  }
  const [program = '', ...args] = commandOf(/^CMD (\[.*\])$/gm)
  const container = spawn(program, args, { cwd: site, env: { PATH: process.env.PATH, ...env } })
  const ended = once(container, 'close')
  let output = ''
  for (const stream of [container.stdout, container.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [checker = '', ...check] = commandOf(/^HEALTHCHECK .*CMD (\[.*\])$/gm)
  const isHealthy = () =>
    succeeds(
      checker,
      check.map((word) => word.replace(':3000', `:${port}`)),
    )
  await expect.poll(isHealthy, { interval: 300 }).toBe(true)
  expect(output).not.toContain('Building')
  const alive = await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  expect(`${alive} `).toContain(`ok ${VERSION} `)

  const response = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    body: validLeadForm(),
  })
  expect(response.status).toBe(200)
  await expect.poll(() => mailServer.mails.length).toBe(1)
  expect(await storedLeads(composeSettings().DATABASE_OWNER_URL ?? '')).toHaveLength(1)
  expect(inSite('npm', ['run', '--silent', 'leads', '--', 'list'], env)).toContain('Ąžuolo stogai')
  expect(inSite('npm', ['start', '--', '--check'], env)).toContain('There is no fault')

  container.kill('SIGTERM')
  const [code] = await ended
  expect({ code, output: output.includes('"msg":"stopping"') }).toEqual({ code: 0, output: true })
  expect(isHealthy()).toBe(false)
})

test('the container starts what npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(`node_modules/.bin/${scripts.start}`.split(' ')).toEqual(commandOf(/^CMD (\[.*\])$/gm))
})

test('.dockerignore keeps generated folders out of the image', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  const made = ['.git', 'node_modules', 'build', '.data']
  expect(made.filter((folder) => !ignored.includes(folder))).toEqual([])
})

function trackedFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return files.trim().split('\n').filter(existsSync)
}

/** The way the database's container takes `deploy/roles.sql`: the owner exists, psql fills in the password. */
async function createRoles(): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(
    `create role site_owner login createrole password ${pg.escapeLiteral(SECRETS.OWNER_PASSWORD)}`,
  )
  await admin.query('create database site owner site_owner')
  await admin.end()
  const owner = new pg.Client({ connectionString: `postgresql://site_owner:x@${hostOf(postgres.url)}/site` })
  await owner.connect()
  const sql = readFileSync('deploy/roles.sql', 'utf8').replace(/^\\getenv .*$/m, '')
  await owner.query(sql.replace(":'web_password'", pg.escapeLiteral(SECRETS.WEB_PASSWORD)))
  await owner.end()
}

function hostOf(url: string): string {
  return new URL(url).host
}

function imageSettings(): Record<string, string> {
  const [settings = ''] = valuesOf('Dockerfile', /^ENV (.*)$/gm)
  return Object.fromEntries(settings.split(' ').map((setting) => setting.split('=')))
}

/** The site's `environment` in compose.yaml, with the operator's values. */
function composeSettings(): Record<string, string> {
  const values: Record<string, string> = {
    ...SECRETS,
    SITE_URL: 'https://www.example.lt',
    SMTP_URL: mailServer.url,
    MAIL_TO: 'uzklausos@example.lt',
    MAIL_FROM: 'laiskai@example.lt',
    DATABASE_HOST: hostOf(postgres.url),
  }
  const [, site = ''] = readFileSync('compose.yaml', 'utf8').split('\n  site:\n')
  const settings = [...site.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)]
  return Object.fromEntries(
    settings.map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable) => values[variable] ?? '').replaceAll('"', ''),
    ]),
  )
}

function commandOf(pattern: RegExp): string[] {
  return JSON.parse(valuesOf('Dockerfile', pattern)[0] ?? '[]')
}

function valuesOf(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, value = '']) => value)
}

function inSite(program: string, args: readonly string[], env: Record<string, string> = {}): string {
  const PATH = [join(site, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return execFileSync(program, args, {
    cwd: site,
    env: { PATH, HOME: process.env.HOME, npm_config_prefer_offline: 'true', ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    inSite(program, args)
    return true
  } catch {
    return false
  }
}
