import { randomUUID } from 'node:crypto'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { describePostgres } from '#app/infra/database/prepare-postgres.server.ts'
import { getOrCreateSecret } from '#app/infra/database/secret.server.ts'
import { waitForPostgres } from '#app/infra/database/wait-for-postgres.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { createMailer } from '#app/infra/mail/create-mailer.server.ts'
import { signInToSmtp } from '#app/infra/mail/smtp-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'
import { type Check, checkRunning } from './checks.server.ts'
import { checkSite, DOCTOR } from './site-check.server.ts'

interface DoctorOptions {
  env: Env
  version: string
  isSending: boolean
}

/** Tries what the settings name. It changes nothing, and sends a mail only when it is asked to. */
export async function examine({ env, version, isSending }: DoctorOptions): Promise<Check[]> {
  const { checks, key } = await checkDatabase(env)
  const site = await checkSite({ env, version, key })
  return [...checks, ...(await checkMailServer(env, isSending)), ...site]
}

async function checkDatabase(env: Env): Promise<{ checks: Check[]; key: string }> {
  let described = `The embedded database in ${env.DATA_DIR}`
  try {
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_URL'] as const) {
      if (env[name]) described = `${name} (${describePostgres(env[name])})`
      await waitForPostgres(name, env[name], createLog('silent'), 0)
    }
    const database = await openExistingDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
    try {
      return {
        checks: await checkRunning(database.db, env),
        key: await getOrCreateSecret(database.db, DOCTOR),
      }
    } finally {
      await database.close()
    }
  } catch (error) {
    const sentence = operatorMessage(error, described) ?? `${described}: ${error}`
    return { checks: [{ name: 'database', state: 'fault', sentence }], key: '' }
  }
}

async function checkMailServer(env: Env, isSending: boolean): Promise<Check[]> {
  const accounts = [env.MAIL_TRANSPORT === 'smtp' && env.SMTP_URL, env.SAMPLE_SMTP_URL]
  const tries = accounts.flatMap((url) =>
    url ? [tryMail(`${new URL(url).host} lets the site in.`, () => signInToSmtp(url))] : [],
  )
  if (isSending) {
    tries.push(tryMail(`A mail was sent to ${env.MAIL_TO}: see that it arrives.`, () => sendTest(env)))
  }
  return Promise.all(tries)
}

async function tryMail(sentence: string, attempt: () => Promise<void>): Promise<Check> {
  try {
    await attempt()
    return { name: 'mail', state: 'well', sentence }
  } catch (error) {
    return {
      name: 'mail',
      state: 'fault',
      sentence: operatorMessage(error, 'It failed') ?? `It failed: ${error}.`,
    }
  }
}

async function sendTest(env: Env): Promise<void> {
  const mailer = createMailer(env)
  const text = `Tai bandomasis ${env.SITE_URL} laiškas. Jei jį gavote, užklausos jus pasieks.`
  const message = { id: `doctor-${randomUUID()}`, subject: 'Bandomasis svetainės laiškas', text }
  await mailer.send({ ...message, fromName: 'Svetainė' }).finally(() => mailer.close())
}
