import type { SourceId } from '../raw-notice.ts'

/** What the operator wants done. */
export type NoticeCommand =
  | { name: 'status'; isJson: boolean }
  | { name: 'ingest'; source?: SourceId | undefined }
  | { name: 'import'; path: string }
  | { name: 'show'; id: string; isJson: boolean }
