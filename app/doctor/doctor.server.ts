import { randomUUID } from 'node:crypto'
import { openExistingDatabase } from '#app/infra/database/database.server.ts'
import { canPreparePostgres } from '#app/infra/database/prepare-postgres.server.ts'
import { getOrCreateSecret } from '#app/infra/database/secret.server.ts'
import { waitForPostgres } from '#app/infra/database/wait-for-postgres.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { createMailer, createVisitorMailer } from '#app/infra/mail/create-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { OperatorError, operatorMessage } from '#app/infra/operator-error.server.ts'
import { type Check, checkRunning } from './checks.server.ts'
import { checkSite, DOCTOR } from './site-check.server.ts'

/** Tries what the settings name; it sends a mail only when it is asked to. */
export async function examine(env: Env, version: string, isSending: boolean): Promise<Check[]> {
  const found: Check[] = []
  const database = await attempt('database', 'Reading the database', async () => {
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_URL'] as const)
      await waitForPostgres(name, env[name], createLog('silent'), 0)
    if (env.DATABASE_OWNER_URL && !(await canPreparePostgres(env.DATABASE_OWNER_URL)))
      throw new OperatorError('the role of DATABASE_OWNER_URL may not make tables: it is not the owner')
    const { db, close } = await openExistingDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
    try {
      found.push(...(await checkRunning(db, env)))
      found.push(...(await checkSite(env, version, await getOrCreateSecret(db, DOCTOR))))
    } finally {
      await close()
    }
  })
  return [database, ...found, ...(await checkMailServers(env, isSending))]
}

async function checkMailServers(env: Env, isSending: boolean): Promise<Check[]> {
  const checks: Check[] = []
  const mailer = createMailer(env)
  const sampleMailer = env.SAMPLE_SMTP_URL === undefined ? null : createVisitorMailer(env)
  for (const [setting, each] of Object.entries({ SMTP_URL: mailer, SAMPLE_SMTP_URL: sampleMailer })) {
    if (each?.signIn) checks.push(await attempt('mail', `Signing in with ${setting}`, each.signIn))
  }
  const text = `Tai bandomasis ${env.SITE_URL} laiškas. Jei jį gavote, užklausos jus pasieks.`
  const message = { id: `doctor-${randomUUID()}`, subject: 'Bandomasis svetainės laiškas', text }
  const send = () => mailer.send({ ...message, fromName: 'Svetainė' })
  if (isSending) checks.push(await attempt('mail', `Sending a mail to ${env.MAIL_TO}`, send))
  for (const each of [mailer, sampleMailer]) each?.close()
  return checks
}

async function attempt(name: Check['name'], what: string, run: () => Promise<void>): Promise<Check> {
  try {
    await run()
    return { name, state: 'well', sentence: `${what} works.` }
  } catch (error) {
    const reason = operatorMessage(error, 'it failed') ?? String(error)
    return { name, state: 'fault', sentence: `${what}: ${reason.replace(/\.$/, '')}.` }
  }
}
