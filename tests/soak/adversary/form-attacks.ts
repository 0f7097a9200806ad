import { setTimeout as pause } from 'node:timers/promises'
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from '#app/features/lead/submission/spam/submission-signals.ts'
import { validLeadForm } from '../../support/lead-forms.ts'
import { ask } from '../support/ask.ts'
import type { Attack, Attacker, Outcome } from './attack.ts'
import { outcomeOf, read } from './page-attacks.ts'
import { randomKey } from './random-text.ts'

const RIPE_MS = 2_000

let token: string | undefined

/** Submissions, and the requests that prepare them. */
export const FORM_ATTACKS: readonly Attack[] = [
  {
    name: 'form tokens, never used',
    perSecond: 2,
    maxAtOnce: 4,
    strike: (url, attacker) => read(url, '/api/health', attacker),
  },
  {
    name: 'one form token, replayed',
    perSecond: 0.4,
    maxAtOnce: 2,
    async strike(url, attacker) {
      token ??= await readToken(url, attacker)
      return send(url, attacker, { [FORM_TOKEN_FIELD]: token })
    },
  },
  {
    name: 'made-up reports of visits',
    perSecond: 2,
    maxAtOnce: 4,
    strike: (url, attacker) =>
      post(url, '/api/usage', attacker, new URLSearchParams({ name: 'code_chosen', detail: randomKey() })),
  },
  {
    name: 'submissions that look like spam',
    perSecond: 0.4,
    maxAtOnce: 2,
    strike: (url, attacker) =>
      send(url, attacker, {
        [HONEYPOT_FIELD]: 'https://spam.example',
        name: 'https://spam.example/win',
        industry: '[url=https://spam.example]casino[/url]'.repeat(5),
      }),
  },
]

async function readToken(url: string, attacker: Attacker): Promise<string> {
  const { body } = await ask(url, '/api/health', { headers: { 'X-Forwarded-For': attacker.address() } })
  await pause(RIPE_MS)
  return JSON.parse(String(body)).token
}

async function send(url: string, attacker: Attacker, changes: Record<string, string>): Promise<Outcome> {
  const form = validLeadForm({ company: `UAB „${randomKey()}“`, ...changes })
  return post(url, '/api/leads', attacker, form)
}

async function post(url: string, path: string, attacker: Attacker, form: URLSearchParams): Promise<Outcome> {
  const { status, headers } = await ask(url, path, {
    method: 'POST',
    headers: {
      'X-Forwarded-For': attacker.address(),
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: String(form),
  })
  return outcomeOf(status, headers['retry-after'])
}
