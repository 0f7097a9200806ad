import { expect, test } from 'vitest'
import { runScript } from '../support/run-script.ts'

test('npm start -- --check says what was understood without passwords, and which name is misspelt', async () => {
  const { stdout } = await runScript('start', ['--check'], {
    DATABASE_URL: 'postgresql://web:slapta@db.stogai.lt/site',
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: 'smtps://laiskai:slapta@mail.stogai.lt',
    DATABASE_OWNER_URI: 'x',
  })
  expect(stdout).toMatch(/^Address: http:\/\/localhost:3000; .* TRUST_PROXY is 0\.$/m)
  expect(stdout).toMatch(/^Database: site on db\.stogai\.lt:5432\.$/m)
  expect(stdout).toContain('MAIL_TRANSPORT is smtp (mail.stogai.lt)')
  expect(stdout).toContain('DATABASE_OWNER_URI is no setting of the site and is ignored')
  expect(stdout).not.toContain('slapta')
})

test('npm start -- --check warns of a public site that keeps its data in the folder of its release', async () => {
  const { stdout } = await runScript('start', ['--check'], {
    SITE_URL: 'https://www.stogai.lt',
    MAIL_TRANSPORT: 'file',
  })
  expect(stdout).toMatch(
    /^WARNING settings: DATA_DIR is not set: what is kept lies in \.data of the release/m,
  )
})
