import type { Env } from '#app/infra/env.server.ts'
import type { SourceId } from '../raw-notice.ts'
import type { NoticeSource } from '../source.ts'
import { createCvpisSource } from './cvpis-source.server.ts'
import { createTedSource } from './ted-source.server.ts'

type SourceEnv = Pick<Env, 'NOTICE_SOURCES' | 'TED_API_URL' | 'CVPIS_API_URL' | 'CVPIS_API_KEY'>

/** Null for what is not asked: the firm's own files are read from their folder. */
const CREATE: Readonly<Record<SourceId, (env: SourceEnv) => NoticeSource | null>> = {
  import: () => null,
  ted: ({ TED_API_URL: url }) => createTedSource({ url }),
  cvpis: ({ CVPIS_API_URL: url, CVPIS_API_KEY: apiKey }) =>
    apiKey === undefined ? null : createCvpisSource({ url, apiKey }),
}

/** The configured sources that are asked. */
export function createSources(env: SourceEnv): NoticeSource[] {
  return env.NOTICE_SOURCES.flatMap((id) => CREATE[id](env) ?? [])
}
