import type { Env } from '#app/infra/env.server.ts'
import type { NoticeSource } from '../source.ts'
import type { SourceId } from '../source-notice.ts'
import { createCvpisSource } from './cvpis-source.server.ts'
import { createTedSource } from './ted-source.server.ts'

type SourceEnv = Pick<Env, 'NOTICE_SOURCES' | 'TED_API_URL' | 'CVPIS_API_URL' | 'CVPIS_API_KEY'>

/** The result is null for sources that are not polled over HTTP: the firm's own files are read from their folder. */
const creators: Readonly<Record<SourceId, (env: SourceEnv) => NoticeSource | null>> = {
  import: () => null,
  ted: ({ TED_API_URL: url }) => createTedSource({ url }),
  cvpis: ({ CVPIS_API_URL: url, CVPIS_API_KEY: apiKey }) =>
    apiKey === undefined ? null : createCvpisSource({ url, apiKey }),
}

export function createSources(env: SourceEnv): NoticeSource[] {
  return env.NOTICE_SOURCES.flatMap((id) => creators[id](env) ?? [])
}
