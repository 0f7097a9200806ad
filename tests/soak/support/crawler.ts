import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import { secondsSince } from './figures.ts'

/** Two search engines: each keeps within what the site allows one visitor. */
const PAGES = { address: '66.249.66.1', perSecond: 15 }
const LETTERS = { address: '40.77.167.1', perSecond: 5 }

/** Crawlers read the code pages and the letters of the codes one after the other, so that both caches are full early. */
export async function crawl(
  url: string,
  startedAt: number,
  seconds: number,
  end: AbortSignal,
): Promise<void> {
  const { body } = await ask(url, '/sitemap/1.xml', { headers: { 'X-Forwarded-For': PAGES.address } })
  const codes = [...String(body).matchAll(/<loc>[^<]*\/bvpz-kodai\/([\d-]+)<\/loc>/g)].flatMap(
    ([, code]) => code ?? [],
  )
  const isOver = () => end.aborted || secondsSince(startedAt) > seconds
  const readEach = async (prefix: string, { address, perSecond }: typeof PAGES) => {
    const headers = { 'X-Forwarded-For': address, 'Accept-Encoding': 'gzip' }
    for (const code of codes) {
      if (isOver()) return
      await ask(url, `${prefix}${code}`, { headers }).catch(() => null)
      await pause(1_000 / perSecond)
    }
  }
  await Promise.all([readEach('/bvpz-kodai/', PAGES), readEach('/laiskas?kodai=', LETTERS)])
}
