import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SOURCE_IDS } from '#db/schema/notices.ts'
import { captureRefusal } from '#tests/support/capture-refusal.ts'
import { readEnv } from './env.server.ts'
import { ENV_NAMES } from './env-schema.server.ts'

const messageOf = (source: Record<string, string>) => captureRefusal(() => readEnv(source))

test('an empty environment is enough: everything has a default', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: '.data',
    MAIL_TRANSPORT: 'file',
    MAIL_DIR: '.data/mail',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 0,
  })
})

test('an empty environment is the same as one of empty values', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', MAIL_DIR: '', GTM_ID: '' })).toEqual(readEnv({}))
})

test('a valid value is parsed', () => {
  expect(
    readEnv({
      PORT: '8080',
      TRUST_PROXY: 'true',
      DATABASE_URL: 'postgresql://site:%23@/leads?host=/run/postgresql',
      SITE_URL: 'https://Example.lt/',
      MAIL_TRANSPORT: 'file',
      DATA_DIR: '/srv/data',
    }),
  ).toMatchObject({
    PORT: 8080,
    TRUST_PROXY: 1,
    SITE_URL: 'https://example.lt',
    MAIL_DIR: '/srv/data/mail',
  })
})

const UNESCAPED = 'is not an address: characters such as # and % in a password are written as %23 and %25'
const INSECURE = 'must begin with https://, unless it is on this machine'

test.each([
  ['PORT', 'abc', 'must be a port number'],
  ['PORT', '-1', 'must be a port number'],
  ['PORT', '70000', 'must be at most 65535'],
  ['SITE_URL', 'example.lt', 'must be a full address such as https://example.lt'],
  ['SITE_URL', 'www.example.lt:443', 'must be a full address such as https://example.lt'],
  ['MAIL_TRANSPORT', 'pigeon', 'must be file, smtp or form'],
  ['MAIL_TO', 'nobody', 'must be one e-mail address'],
  ['MAIL_FROM', 'Vardas <a@b.lt>', 'must be one e-mail address'],
  ['GTM_ID', 'UA-1234', 'must look like GTM-ABC123'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  ['TRUST_PROXY', 'perhaps', 'must be true, false or the number of proxies'],
  ['NODE_ENV', 'staging', 'must be production, development or test'],
])('%s=%s is refused in one sentence that names the variable', (name, value, rule) => {
  expect(messageOf({ [name]: value })).toBe(`Environment variable ${name} ${rule} (it is "${value}").`)
})

test.each([
  ['DATABASE_URL', 'mysql://user:secret@localhost/leads', 'must begin with postgresql://'],
  ['DATABASE_OWNER_URL', 'owner:secret@localhost', 'must begin with postgresql://'],
  ['SMTP_URL', 'http://user:secret@localhost', 'must begin with smtp:// or smtps:// and name a host'],
  ['DATABASE_URL', 'postgresql://user:sec#ret@localhost/leads', UNESCAPED],
  ['DATABASE_OWNER_URL', 'postgresql://user:123#ret@localhost/leads', UNESCAPED],
  ['SMTP_URL', 'smtp://user:sec#ret@localhost', UNESCAPED],
  ['SAMPLE_SMTP_URL', 'smtps://user:12#ret@localhost', UNESCAPED],
  ['FORM_SERVICE_URL', 'hooks.example/secret', 'must be a full address such as https://example.lt/api'],
  ['FORM_SERVICE_URL', 'http://forms.example/secret?key=secret', INSECURE],
  ['CVPIS_API_URL', 'http://user:secret@cvpis.example', INSECURE],
  ['TED_API_URL', 'http://user:secret@ted.example', INSECURE],
  ['FORM_SECRET', 'short', 'must have at least 16 characters'],
])('%s is refused without showing its password or key', (name, value, rule) => {
  expect(messageOf({ [name]: value })).toBe(`Environment variable ${name} ${rule}.`)
})

test('DATABASE_OWNER_URL without DATABASE_URL is refused, without a look into the embedded database', () => {
  expect(messageOf({ DATABASE_OWNER_URL: 'postgresql://owner:secret@db/site' })).toBe(
    'Environment variable DATABASE_URL must be set when DATABASE_OWNER_URL is: without it requests would go to the embedded database.',
  )
})

test.each([
  ['smtp', {}, 'SMTP_URL'],
  ['form', { FORM_SERVICE_KEY: 'k' }, 'FORM_SERVICE_URL'],
  ['form', { FORM_SERVICE_URL: 'https://forms.example.lt' }, 'FORM_SERVICE_KEY'],
])('MAIL_TRANSPORT=%s with %o lacks %s', (transport, given, missing) => {
  expect(messageOf({ MAIL_TRANSPORT: transport, ...given })).toBe(
    `Environment variable ${missing} must be set when MAIL_TRANSPORT is ${transport}.`,
  )
})

const SITE_URL = 'https://www.imone.lt'
const FORM = { MAIL_TRANSPORT: 'form', FORM_SERVICE_URL: 'https://forms.example.lt', FORM_SERVICE_KEY: 'k' }
const SMTP = { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://localhost' }
const ADDRESSES = { MAIL_TO: 'staff@imone.lt', MAIL_FROM: 'site@imone.lt' }

test('a public site does not start without a setting for where its leads go', () => {
  expect(messageOf({ SITE_URL })).toBe(
    'Environment variable MAIL_TRANSPORT must be set when SITE_URL is https://www.imone.lt: smtp or form, or file when requests are meant to be written to the disk only.',
  )
})

test.each(['MAIL_TO', 'MAIL_FROM'])('a public site does not start with a placeholder for %s', (name) => {
  const placeholder = { MAIL_TO: 'info@example.lt', MAIL_FROM: '' }[name] ?? ''
  expect(messageOf({ SITE_URL, ...SMTP, ...ADDRESSES, [name]: placeholder })).toBe(
    `Environment variable ${name} must be set when SITE_URL is https://www.imone.lt: without it ${name === 'MAIL_TO' ? 'requests would go to' : 'mail would come from'} a placeholder.`,
  )
})

test('a public site does not mail visitors from a placeholder', () => {
  const account = { SAMPLE_SMTP_URL: 'smtp://localhost' }
  expect(messageOf({ SITE_URL, ...FORM, ...account })).toMatch(/^Environment variable MAIL_FROM must be set/)
  expect(readEnv({ SITE_URL, ...FORM, ...account, MAIL_FROM: 'site@imone.lt' })).toMatchObject(account)
})

test.each([{ MAIL_TRANSPORT: 'file' }, FORM, { ...SMTP, ...ADDRESSES }])(
  'a public site starts when its choice is explicit: %o',
  (given) => {
    expect(readEnv({ SITE_URL, ...given })).toMatchObject(given)
  },
)

test.each(['http://www.imone.lt', 'https://203.0.113.7', 'https://[2001:db8::1]'])('%s is public', (url) => {
  expect(messageOf({ SITE_URL: url })).toContain('MAIL_TRANSPORT must be set')
})

test.each([
  'http://localhost:3000',
  'https://localhost',
  'https://127.0.0.1:8443',
  'https://[::1]',
  'http://192.168.1.5',
  'http://172.20.0.5',
  'http://169.254.1.1',
  'http://[fd00::1]',
])('%s is no public site', (address) => {
  expect(readEnv({ SITE_URL: address }).MAIL_TRANSPORT).toBe('file')
})

test('sources of notices are none unless they are named', () => {
  expect(readEnv({})).toMatchObject({ NOTICE_SOURCES: [], NOTICE_IMPORT_DIR: '.data/notices' })
  expect(readEnv({ NOTICE_SOURCES: 'import, ted,ted' }).NOTICE_SOURCES).toEqual(['import', 'ted'])
})

test('sources of notices that are unknown are named in one sentence', () => {
  expect(messageOf({ NOTICE_SOURCES: 'import,tde' })).toMatch(
    /^Environment variable NOTICE_SOURCES must be a list of import, .+ and \w+ with commas between \(it is "tde"\)\.$/,
  )
})

test('a source of notices may be asked without TLS on this machine', () => {
  expect(readEnv({ TED_API_URL: 'http://127.0.0.1:4000/search' }).TED_API_URL).toContain('127.0.0.1')
})

test('sources of notices that need a key are not started without one, and an invalid key is not shown', () => {
  expect(messageOf({ NOTICE_SOURCES: 'cvpis' })).toBe(
    'Environment variable CVPIS_API_KEY must be set when NOTICE_SOURCES names cvpis.',
  )
  expect(messageOf({ NOTICE_SOURCES: 'cvpis', CVPIS_API_KEY: 'žinomas raktas' })).not.toContain('žinomas')
})

test('every variable is listed in .env.example, with no value', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const names = lines.filter((line) => line !== '' && !line.startsWith('#'))
  expect(names.toSorted()).toEqual(ENV_NAMES.map((name) => `${name}=`).toSorted())
})

test('every variable is listed in the table of the README', () => {
  const readme = readFileSync('README.md', 'utf8')
  const table = readme.slice(readme.indexOf('| variable |'), readme.indexOf('## Production'))
  const missing = ENV_NAMES.filter((name) => name !== 'NODE_ENV' && !table.includes(`\`${name}\``))
  expect(missing).toEqual([])
})

test.each(['README.md', '.env.example'])('%s names every source of notices', (file) => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => /^(?:\| `NOTICE_SOURCES`|NOTICE_SOURCES=)/.test(line))
  const about = lines.slice(at - 1, at + 1).join(' ')
  expect(SOURCE_IDS.filter((id) => !new RegExp(`\\b${id}\\b`).test(about))).toEqual([])
})
