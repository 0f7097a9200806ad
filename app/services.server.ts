import { RouterContextProvider } from 'react-router'
import { parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { cpvResponse, cpvViewResponse } from '#app/features/cpv/cpv-responses.server.ts'
import { publicPairs } from '#app/features/cpv/related/code-pairs.server.ts'
import { synonyms } from '#app/features/cpv/search/synonyms/synonyms.server.ts'
import {
  type CpvCatalogue,
  cpvCatalogueContext,
  createCpvCatalogue,
} from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { loadCpvEntries } from '#app/features/cpv/vocabulary/cpv-store.server.ts'
import { leadModuleContext, startLeadModule } from '#app/features/lead/lead-module.server.ts'
import type { FindCpvName } from '#app/features/lead/mail/lead-lines.ts'
import type { WriteSample } from '#app/features/lead/mail/send-sample.server.ts'
import { demoNotices } from '#app/features/letter/demo/demo-notices.server.ts'
import { createLetterService, letterContext } from '#app/features/letter/letter-service.server.ts'
import { createForecast, writeSampleMail } from '#app/features/letter/mail/sample-mail.server.ts'
import { noticesContext, startNoticesModule } from '#app/features/notices/notices-module.server.ts'
import { noticeCacheVersion } from '#app/features/notices/snapshot/notice-cache-version.server.ts'
import { type StaffModule, startStaffModule } from '#app/features/staff/staff-module.server.ts'
import {
  startUsageCounters,
  type UsageCounters,
  usageContext,
  type Visit,
} from '#app/features/usage/usage-counters.server.ts'
import { type Database, openDatabase } from '#app/infra/database/database.server.ts'
import { waitForPostgres } from '#app/infra/database/wait-for-postgres.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { createMailer, createVisitorMailer } from '#app/infra/mail/create-mailer.server.ts'
import { type Log, logContext } from '#app/infra/observability/log.server.ts'
import { createMetrics, type Metrics, withMailMetrics } from '#app/infra/observability/metrics.server.ts'
import {
  type Readiness,
  readinessContext,
  registerReadiness,
} from '#app/infra/observability/readiness.server.ts'
import { clientNetworksContext } from '#app/infra/rate-limit.server.ts'
import type { Desk } from '#app/staff/staff-frame.tsx'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import * as urls from '#app/ui/urls.ts'
import { type SiteWatch, watchSite } from './doctor/watch-site.server.ts'
import { listIndexablePages } from './indexable-pages.server.ts'

export interface Services extends SiteWatch {
  metrics: Metrics
  usage: UsageCounters
  staff: (StaffModule & { desk: Desk }) | null
  checkReadiness: () => Promise<Readiness>
  contextFor: (visit: Visit) => RouterContextProvider
  /** These paths need no router, since visitors wait for them while they type. */
  handlers: Readonly<Record<string, (params: URLSearchParams) => Response>>
  isPage: (path: string) => boolean
  cacheVersionOf: (path: string) => string
}

/** A mail in progress may take this long; the next server retries it. */
const MAIL_DRAIN_MS = 5_000
const DATABASES = ['DATABASE_URL', 'DATABASE_OWNER_URL'] as const

export async function startServices(env: Env, log: Log): Promise<Services & { stop: () => Promise<void> }> {
  for (const name of DATABASES) await waitForPostgres(name, env[name], log)
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    ownerUrl: env.DATABASE_OWNER_URL,
    dataDir: env.DATA_DIR,
  })
  const metrics = createMetrics()
  const mailer = withMailMetrics(createMailer(env), metrics.registry)
  const sampleMailer = createVisitorMailer(env)
  const staff = await startStaffModule({ env, log, database, mailer, sampleMailer })
  const cpv = await loadCatalogue(database.db)
  const findCpvName: FindCpvName = (text) => {
    const code = parseCpvCode(text)
    return code && (cpv.tree.find(code)?.LT ?? null)
  }
  const usage = startUsageCounters({ db: database.db, log, registry: metrics.registry })
  const notices = await startNoticesModule({ env, log, database, metrics })
  const letter = createLetterService(cpv, demoNotices, notices.snapshot)
  const writeSample: WriteSample = (request) =>
    writeSampleMail(letter, request, { origin: env.SITE_URL, now: Temporal.Now.instant() })
  const staffMail = { findCpvName, siteUrl: env.SITE_URL, forecast: createForecast(letter, notices.snapshot) }
  const watch = await watchSite(database.db, env, log, metrics.registry)
  const leadParts = { env, log, database, mailer, metrics, staffMail, sampleMailer, writeSample }
  // Last: mails that wait are written at once, for seconds on a busy machine, and a query of the start would time out meanwhile.
  const leads = await startLeadModule(leadParts)
  const closeMailers = () => {
    mailer.close()
    sampleMailer?.close()
  }
  const readiness = async () => readinessOf(await leads.canRead(), cpv)
  registerReadiness(metrics.registry, readiness)

  return {
    metrics,
    usage,
    staff: staff && { ...staff, desk: { ...database, env, findCpvName } },
    checkReadiness: readiness,
    ...watch,
    contextFor({ networks, isAutomated }) {
      const context = new RouterContextProvider()
      context.set(siteSettingsContext, { origin: env.SITE_URL, gtmId: env.GTM_ID ?? null })
      context.set(clientNetworksContext, networks)
      context.set(leadModuleContext, leads)
      context.set(cpvCatalogueContext, cpv)
      context.set(letterContext, letter)
      context.set(noticesContext, notices)
      context.set(logContext, log)
      context.set(readinessContext, readiness)
      context.set(usageContext, usage.of({ networks, isAutomated }))
      return context
    },
    handlers: {
      [urls.cpvApi]: (params) => cpvResponse(cpv, params),
      [urls.cpvViewApi]: (params) => cpvViewResponse(cpv, params),
    },
    isPage: createPageLookup(cpv),
    cacheVersionOf: noticeCacheVersion(notices.snapshot),
    async stop() {
      const leadsStopped = leads.stop()
      const noticesStopped = notices.stop()
      const abortTimer = setTimeout(closeMailers, MAIL_DRAIN_MS)
      await Promise.all([usage.stop(), leadsStopped, noticesStopped])
      clearTimeout(abortTimer)
      closeMailers()
      await database.close()
    },
  }
}

async function loadCatalogue(db: Database): Promise<CpvCatalogue> {
  const entries = await loadCpvEntries(db)
  // Within the one large script, which has letters beyond Latin, each of its letters would take two bytes.
  const { readGroupModelFile } = await import('./features/cpv/search/groups/group-model-file.server.ts')
  return createCpvCatalogue({ entries, readGroupModelFile, synonyms, publicPairs, demoNotices })
}

function readinessOf(database: boolean, cpv: CpvCatalogue): Readiness {
  const checks = { database, cpvIndex: cpv.tree.entries.length > 0 }
  return { isReady: Object.values(checks).every(Boolean), checks }
}

function createPageLookup({ tree }: CpvCatalogue): (path: string) => boolean {
  const paths: ReadonlySet<string> = new Set([
    ...[urls.thankYouPage, urls.cpvApi, urls.cpvViewApi],
    ...listIndexablePages(tree).map(({ path }) => path),
  ])
  return (path) => paths.has(path)
}
