import { expect, test } from 'vitest'
import { lookAlikes, readEnv, type Variables } from './env.server.ts'

const SMTP = { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtps://mail.imone.lt' }
const STAFF = { STAFF_URL: 'https://staff.imone.lt', STAFF_EMAILS: 'ona@imone.lt' }

/** Each is one mistake; its sentence begins with the name, or with the misspelt one. */
const MISTAKES: readonly (readonly [name: string, given: Variables])[] = [
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ['PORT', { PORT: '70000' }],
  ['HOST', { HOST: 'localhost:3000' }],
  ['HOST', { HOST: 'http://localhost' }],
  ['SITE_URL', { SITE_URL: 'www.imone.lt' }],
  ['SITE_URL', { SITE_URL: 'http://localhost/lt' }],
  ['STAFF_PORT', { STAFF_PORT: 'on' }],
  ['STAFF_PORT', { PORT: '3000', STAFF_PORT: '3000' }],
  ['STAFF_URL', { ...STAFF, STAFF_URL: 'https://staff.imone.lt/uzklausos' }],
  ['STAFF_EMAILS', { STAFF_EMAILS: 'Ona' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db/site' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://web:100%@db/site' }],
  ['DATABASE_OWNER_URL', { DATABASE_URL: 'postgresql://db/site', DATABASE_OWNER_URL: 'db/site' }],
  ['MAIL_TRANSPORT', { MAIL_TRANSPORT: 'SMTP' }],
  ['MAIL_TO', { MAIL_TO: 'ona@imone.lt, jonas@imone.lt' }],
  ['REMIND_TO', { REMIND_TO: 'ona' }],
  ['MAIL_FROM', { MAIL_FROM: 'Svetainė <site@imone.lt>' }],
  ['SMTP_URL', { ...SMTP, SMTP_URL: 'mail.imone.lt:465' }],
  ['SMTP_URL', { ...SMTP, SMTP_URL: 'smtps:///465' }],
  ['SMTP_URL', { ...SMTP, SMTP_URL: 'smtps://site:sl@p#tas@mail.imone.lt' }],
  ['SAMPLE_SMTP_URL', { SAMPLE_SMTP_URL: 'https://mail.imone.lt' }],
  ['FORM_SERVICE_URL', { FORM_SERVICE_URL: 'http://forms.example/send' }],
  ['GTM_ID', { GTM_ID: 'G-ABC123' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
  ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1' }],
  ['FORM_SECRET', { FORM_SECRET: 'short' }],
  ['NOTICE_SOURCES', { NOTICE_SOURCES: 'ted;cvpis' }],
  ['TED_API_URL', { TED_API_URL: 'ted.example' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'a b c d e f g h i j' }],
  ['DATABSE_URL', { DATABSE_URL: 'postgresql://db/site' }],
]

test.each(MISTAKES)('%s in %o has one sentence that begins with its name', (name, given) => {
  expect(sentences(given)).toEqual([expect.stringMatching(RegExp(`^${name} \\S.* .*[.?]$`))])
})

test('mistakes that stand in one environment are named all at once', () => {
  const single = MISTAKES.filter(([name, given]) => Object.keys(given).join() === name)
  const wrong = single.map(([, given]) => given)
  const together: Variables = Object.assign({}, ...wrong, { DATABSE_URL: '', DATA_DIRR: 'x' })
  const named = sentences(together).map((sentence) => sentence.split(' ')[0])
  expect(named.length).toBeGreaterThan(15)
  expect(named.toSorted()).toEqual(
    Object.keys(together)
      .filter((name) => together[name])
      .toSorted(),
  )
})

test('a password that looks like an address keeps its meaning', () => {
  const SMTP_URL = 'smtps://site:sl@p%23tas@mail.imone.lt'
  expect(readEnv({ ...SMTP, SMTP_URL }).SMTP_URL).toBe(SMTP_URL)
})

test.each(['DATABASE_URI', 'database_url', 'SMTP_URI', 'MAILTO', 'TRUSTPROXY', 'GTM_IDS', 'PORTS'])(
  '%s is taken for a misspelt setting',
  (name) => {
    expect(lookAlikes({ [name]: 'x' })).toEqual([expect.stringMatching(`^${name} is no setting`)])
  },
)

test('what a system sets, and a name beside the setting it resembles, is taken for none', () => {
  const names =
    'HOME HOSTNAME MAIL TMPDIR PWD USER TERM LANG SHELL NODE_OPTIONS PGHOST npm_config_port'.split(' ')
  expect(lookAlikes(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
  expect(lookAlikes({ DATABASE_URL: 'x', DATABASE_URI: 'x' })).toEqual([])
})

function sentences(given: Variables): string[] {
  try {
    readEnv(given)
    return lookAlikes(given)
  } catch (error) {
    const faults = String(error).replaceAll(/^.*?Environment variable |^Environment variable /gm, '')
    return faults.split('\n')
  }
}
