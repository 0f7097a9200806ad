import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import { secondsSince } from './figures.ts'

const PAGES_PER_SECOND = 15
const ADDRESS = '66.249.66.1'

/** A search engine's crawler reads the code pages one after the other, so that the page cache is full early. */
export async function crawl(
  url: string,
  startedAt: number,
  seconds: number,
  end: AbortSignal,
): Promise<void> {
  const headers = { 'X-Forwarded-For': ADDRESS, 'Accept-Encoding': 'gzip' }
  const { body } = await ask(url, '/sitemap/1.xml', { headers: { 'X-Forwarded-For': ADDRESS } })
  const paths = [...String(body).matchAll(/<loc>[^<]*(\/bvpz-kodai\/[\d-]+)<\/loc>/g)].flatMap(
    ([, path]) => path ?? [],
  )
  for (const path of paths) {
    if (end.aborted || secondsSince(startedAt) > seconds) return
    await ask(url, path, { headers }).catch(() => null)
    await pause(1_000 / PAGES_PER_SECOND)
  }
}
