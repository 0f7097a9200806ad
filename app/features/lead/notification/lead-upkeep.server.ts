import { mailAlarm } from '#config/limits.ts'
import { requeueSamples } from '../sample/sample-queue.server.ts'
import { checkMail } from './check-mail.server.ts'
import {
  type RequeueDeps,
  requeueHeldBackReport,
  requeueOrphanedLeads,
} from './requeue-orphaned-leads.server.ts'

/**
 * Looks at once and then every few minutes whether mail gets through; gives the function that ends it. A timer
 * and not a job: it must not depend on the queue that it watches.
 */
export function startLeadUpkeep(deps: RequeueDeps): () => void {
  const look = async () => {
    try {
      await requeueOrphanedLeads(deps, new Date())
      await requeueHeldBackReport(deps)
      await checkMail(deps.db, deps.log, new Date())
      await requeueSamples(deps)
    } catch (err) {
      deps.log.error({ err }, 'it could not be checked whether mail gets through')
    }
  }
  void look()
  const timer = setInterval(look, mailAlarm.everyMinutes * 60_000).unref()
  return () => clearInterval(timer)
}
