import type { Env } from '#app/infra/env.server.ts'
import type { NoticeSource } from '../source.ts'

/** The configured sources that are asked; the firm's own files are read from their folder. */
export function createSources(_env: Env): NoticeSource[] {
  return []
}
