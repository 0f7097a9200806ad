import { createContext } from 'react-router'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { stopLoops } from '#app/infra/loop.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Metrics } from '#app/infra/observability/metrics.server.ts'
import { createIngestCounter, registerNoticeMetrics } from './admin/notice-metrics.server.ts'
import { openImportFolder, watchImportFolder } from './import/import-folder.server.ts'
import type { IngestResult } from './ingest/ingest.server.ts'
import { scheduleIngests } from './ingest/schedule-ingests.server.ts'
import { startNoticeRetention } from './retention/drop-old-notices.server.ts'
import { type NoticeSnapshot, startSnapshot } from './snapshot/notice-snapshot.server.ts'
import { createSources } from './sources/create-sources.server.ts'

/** The snapshot is null when no source is configured, or before the first ingest. */
export const noticesContext = createContext<{ snapshot: () => NoticeSnapshot | null }>()

interface NoticesModuleParts {
  env: Env
  log: Log
  database: OpenDatabase
  metrics: Metrics
}

/** Does nothing without `NOTICE_SOURCES`. */
export async function startNoticesModule(parts: NoticesModuleParts) {
  const { env, log, database, metrics } = parts
  const configured = env.NOTICE_SOURCES
  const stopper = new AbortController()
  const deps = { ...database, log, stopping: stopper.signal }
  if (configured.length === 0) return { snapshot: () => null, stop: async () => {} }

  const { registry } = metrics
  registerNoticeMetrics(registry, database.db, configured)
  const count = createIngestCounter(registry, configured)
  const snapshots = await startSnapshot(database.db, log, configured)
  const onIngest = (result: IngestResult) => {
    count(result)
    void snapshots.refresh()
  }
  const folder = configured.includes('import')
    ? await openImportFolder({ ...deps, directory: env.NOTICE_IMPORT_DIR, onImport: onIngest })
    : null
  const loops = [...scheduleIngests(createSources(env), deps, onIngest), startNoticeRetention(deps)]
  if (folder !== null) loops.push(watchImportFolder(folder, log))
  return {
    snapshot: () => snapshots.current(),
    async stop() {
      stopper.abort()
      snapshots.stop()
      await stopLoops(loops)
    },
  }
}
