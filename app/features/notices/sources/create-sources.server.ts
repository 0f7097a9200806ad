import type { Env } from '#app/infra/env.server.ts'
import type { NoticeSource } from '../source.ts'
import { createCvpisSource } from './cvpis-source.server.ts'
import { createTedSource } from './ted-source.server.ts'

type SourceEnv = Pick<Env, 'NOTICE_SOURCES' | 'TED_API_URL' | 'CVPIS_API_URL' | 'CVPIS_API_KEY'>

/** Only sources with an API; import files come from their folder. */
export function createSources(env: SourceEnv): NoticeSource[] {
  return env.NOTICE_SOURCES.flatMap((id) => {
    if (id === 'ted') return createTedSource({ url: env.TED_API_URL })
    if (id === 'cvpis' && env.CVPIS_API_KEY !== undefined) {
      return createCvpisSource({ url: env.CVPIS_API_URL, apiKey: env.CVPIS_API_KEY })
    }
    return []
  })
}
