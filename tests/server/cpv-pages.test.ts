import { expect, test } from 'vitest'
import { longOrShort } from '../faults/support/test-length.ts'
import { readCatalogue } from '../support/cpv-catalogue.ts'
import { fetchWithRetry } from '../support/fetch-with-retry.ts'
import { sharedSite } from '../support/shared-site.ts'

const AT_ONCE = 8
/** All pages take a minute of the processor; their content is tested in `code-page.test.ts`. */
const STEP = longOrShort(1, 40)
const UNCOMPRESSED = { headers: { 'Accept-Encoding': 'identity' } }

const site = await sharedSite()

test(`${STEP === 1 ? 'each' : `one in ${STEP}`} of the 9,454 codes answers at its page`, async () => {
  const { entries } = readCatalogue().tree
  expect(entries).toHaveLength(9_454)
  const codes = entries.map(({ code }) => code).filter((_, i) => i % STEP === 0)
  const failed: string[] = []
  const next = codes.values()
  const visit = async () => {
    for (const code of next) {
      const response = await fetchWithRetry(`${site.url}/bvpz-kodai/${code}`, UNCOMPRESSED)
      const html = await response.text()
      if (response.status !== 200 || !html.includes(code)) failed.push(`${code}: ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))

  expect(failed).toEqual([])
})

test.each(['450000007', '45000000'])('%s is redirected to the address of its code', async (spelling) => {
  const response = await fetch(`${site.url}/bvpz-kodai/${spelling}`, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/bvpz-kodai/45000000-7'])
})

test.each(['45000001', '45000000-1', 'nėra', '%3Cscript%3E'])('%s is not a code: 404', async (text) => {
  const response = await fetch(`${site.url}/bvpz-kodai/${text}`)
  expect(response.status).toBe(404)
})
