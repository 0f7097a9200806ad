import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'
import { CLUSTER, NEXT_CLUSTER, RESTORED_CLUSTER, requireEmbedded } from '../embedded/clusters.server.ts'
import { startEmbedded } from '../embedded/embedded-postgres.server.ts'
import { DatabaseBusyError } from '../embedded/launch.server.ts'
import { withClient } from '../with-client.server.ts'
import { type LeadCount, readBackup } from './backup-file.server.ts'
import { knowsMigration, loadBackup } from './load-backup.server.ts'

export interface Restored {
  restored: LeadCount
  /** `leads` is null when the previous database does not open. */
  previous: { directory: string; leads: LeadCount | null } | null
}

/** Moves the previous database aside once the rows are in a new one. With `isNew` there need not be one yet. */
export async function restoreBackup(dataDir: string, path: string, isNew: boolean): Promise<Restored> {
  if (!isNew) requireEmbedded(dataDir, 'on a new machine, add --new')
  const contents = await readBackup(path)
  if (!knowsMigration(contents.migration)) {
    throw new OperatorError(
      `${path} holds tables that this version of the software does not know: restore it with the version that made it.`,
    )
  }
  const leads = await countCurrent(dataDir)
  const { url, directory, stop } = await startEmbedded(dataDir, RESTORED_CLUSTER)
  try {
    await loadBackup(url, path, contents)
    const replaced = await replaceCluster(directory)
    return { restored: contents, previous: replaced === null ? null : { directory: replaced, leads } }
  } finally {
    await stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function countCurrent(dataDir: string): Promise<LeadCount | null> {
  if (!existsSync(join(dataDir, 'postgres', CLUSTER))) return null
  try {
    const { url, stop } = await startEmbedded(dataDir)
    return await countLeads(url).finally(stop)
  } catch (error) {
    if (error instanceof DatabaseBusyError) throw error
    return null
  }
}

async function countLeads(url: string): Promise<LeadCount | null> {
  const query = 'select count(*)::int as leads, max(created_at) as "newestAt" from leads'
  const { rows } = await withClient(url, (client) => client.query<LeadCount>(query))
  return rows[0] ?? null
}

/** Returns where the previous one is. After a kill in between, the next start completes the move. */
async function replaceCluster(restored: string): Promise<string | null> {
  const folder = dirname(restored)
  const [current, next] = [join(folder, CLUSTER), join(folder, NEXT_CLUSTER)]
  const aside = join(folder, `${CLUSTER}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
  const hasPrevious = existsSync(current)
  await rm(next, { recursive: true, force: true })
  await rename(restored, next)
  if (hasPrevious) await rename(current, aside)
  await rename(next, current)
  return hasPrevious ? aside : null
}
