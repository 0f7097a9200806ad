import type { Page, Request } from '@playwright/test'

/** Bytes of bodies as sent, compressed, without headers. */
export interface Load {
  requests: number
  bytes: number
  withoutFonts: number
  scripts: number
}

const KIB = 1024

/** Without fonts, on a phone's first visit. */
export const MAX_BYTES = {
  home: 28 * KIB,
  text: 28 * KIB,
  tool: 28 * KIB,
  figures: 31_000,
  code: 22 * KIB,
} as const

/** `tests/server/client-entry.test.ts` holds the same for texts, whose scripts are one file. */
export const MAX_SCRIPT_BYTES = {
  home: 4_000,
  text: 3.5 * KIB,
  tool: 4_000,
  figures: 4_000,
  code: 5_700,
} as const

/** Counts from now on what the page fetches. */
export function watchLoad(page: Page): () => Promise<Load> {
  const bodies: Promise<{ type: string; bytes: number }>[] = []
  const count = (request: Request) => {
    const type = request.url().endsWith('.woff2') ? 'font' : request.resourceType()
    bodies.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })))
  }
  page.on('requestfinished', count)
  return async () => {
    // The size of what finishes later could no longer be asked for once the page is closed.
    page.off('requestfinished', count)
    const all = await Promise.all(bodies)
    const sum = (isCounted: (type: string) => boolean) =>
      all.filter(({ type }) => isCounted(type)).reduce((total, { bytes }) => total + bytes, 0)
    return {
      requests: all.length,
      bytes: sum(() => true),
      withoutFonts: sum((type) => type !== 'font'),
      scripts: sum((type) => type === 'script'),
    }
  }
}
