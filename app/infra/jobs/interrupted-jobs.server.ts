import type { OpenDatabase } from '../database/database.server.ts'
import { beginInterruptedJobs } from './job-table.server.ts'

const POLL_MS = 10_000

/**
 * To pg-boss the end of a process is a failure like any other: a mail that had failed for half a day would wait an
 * hour more, though nothing new is known against it. Lets such jobs begin at once, those of other processes too. Returns
 * the function that ends it.
 */
export function resumeInterruptedJobs(
  { db }: OpenDatabase,
  reportError: (error: unknown) => void,
): () => void {
  const resume = () => beginInterruptedJobs(db).catch(reportError)
  void resume()
  const timer = setInterval(resume, POLL_MS).unref()
  return () => clearInterval(timer)
}
