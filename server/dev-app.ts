import type { ServerBuild } from 'react-router'
import { readEnv } from '#app/infra/env.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { loadSite } from '#app/infra/site/site-file.server.ts'
import { startServices } from '#app/services.server.ts'
import { createApp } from './app.ts'

/** Vite loads these, so that all share one React. */
export async function startDevApp(loadBuild: () => Promise<Record<string, unknown>>) {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  log.info(loadSite(env).whose)
  const services = await startServices(env, log)
  const build = async () => (await loadBuild()) as unknown as ServerBuild
  return { app: createApp({ build, env, log, services, isDevelopment: true }), env, stop: services.stop }
}
