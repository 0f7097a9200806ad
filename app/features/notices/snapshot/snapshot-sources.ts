import type { SourceReading } from '#app/shared/notices/notice-sources.ts'
import { SOURCE_IDS, type SourceId } from '../raw-notice.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'

const NAMES: Readonly<Record<SourceId, string>> = {
  import: 'mūsų surinkti skelbimai',
  ted: 'TED',
  cvpis: 'CVP IS',
}

/** The configured sources as visitors read them. */
export function sourcesOf({ completeAt }: Pick<NoticeSnapshot, 'completeAt'>): SourceReading[] {
  return SOURCE_IDS.flatMap((id) => {
    const readAt = completeAt[id]
    return readAt === undefined ? [] : { name: NAMES[id], readAt }
  })
}
