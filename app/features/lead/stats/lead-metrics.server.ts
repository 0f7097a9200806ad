import { Counter, Gauge, type GaugeConfiguration, type Registry } from 'prom-client'
import { readUndelivered } from '#app/features/lead/mail/queue/undelivered-store.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import type { SubmitLeadResult } from '../submission/submit-lead.server.ts'
import { countByMailState, countBySampleState } from './lead-stats-store.server.ts'

type CountByState = () => Promise<readonly { state: string | null; count: number }[]>

/** Read on each scrape; NaN while the database does not answer. */
export function registerLeadMetrics(registry: Registry, db: Database): void {
  const registers = [registry]
  const mails = { name: 'leads', help: 'Stored leads by the state of their mail.', registers }
  registerCounts(mails, 'mail_state', leads.mail_state.enumValues, () => countByMailState(db))
  const samples = { name: 'lead_samples', help: 'Samples that visitors asked for, by state.', registers }
  registerCounts(samples, 'state', leads.sample_state.enumValues, () => countBySampleState(db))
  new Gauge({
    name: 'lead_mail_oldest_undelivered_seconds',
    help: 'Age of the oldest lead whose mail has not been accepted; 0 when there is none.',
    registers,
    async collect() {
      const undelivered = await readUndelivered(db).catch(() => null)
      this.set(undelivered === null ? Number.NaN : ageSeconds(undelivered.oldest))
    },
  })
}

function registerCounts(
  gauge: GaugeConfiguration<string>,
  label: string,
  states: readonly string[],
  count: CountByState,
): void {
  new Gauge({
    ...gauge,
    labelNames: [label],
    async collect() {
      const rows = await count().catch(() => null)
      for (const state of states) {
        const total = rows?.find((row) => row.state === state)?.count ?? 0
        this.set({ [label]: state }, rows === null ? Number.NaN : total)
      }
    },
  })
}

function ageSeconds(time: Date | null): number {
  // A clock that was set back makes it a time in the future.
  return time === null ? 0 : Math.max(0, (Date.now() - time.getTime()) / 1_000)
}

/** Starts at 0, so that the first failure is an increase. */
export function submissionCounter(registry: Registry): (result: SubmitLeadResult) => void {
  const submissions = new Counter({
    name: 'lead_submissions_total',
    help: 'Checked submissions by result.',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of ['accepted', 'limited', 'failed']) submissions.inc({ result }, 0)
  return (result) => submissions.inc({ result: result.ok ? 'accepted' : result.reason })
}

export function unstoredCounter(registry: Registry): () => void {
  const unstored = new Counter({
    name: 'leads_mailed_unstored_total',
    help: 'Leads that were mailed because they could not be stored.',
    registers: [registry],
  })
  return () => unstored.inc()
}
