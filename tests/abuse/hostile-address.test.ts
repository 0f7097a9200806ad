import { expect, test } from 'vitest'
import { errorsIn } from '../support/errors-in-log.ts'
import { sharedSite } from '../support/shared-site.ts'
import { CLIMBING_PATHS, HIDDEN_FILES, ODD_TARGETS } from './corpus/paths.ts'
import { createTally } from './support/attack-tally.ts'
import { forEachConcurrently } from './support/for-each-concurrently.ts'
import { sendRaw } from './support/http-client.ts'

const site = await sharedSite()

test.for<[string, readonly string[]]>([
  ['climbing out of the folder', CLIMBING_PATHS],
  ['hidden files', HIDDEN_FILES],
  ['odd request targets', ODD_TARGETS],
])('with %s no file leaks, nothing fails and no response leads away', async ([attack, targets]) => {
  const tally = createTally()
  await forEachConcurrently(targets, async (target) => {
    const response = await sendRaw(site.url, target)
    tally.note(attack, target, response, target)
    if (attack === 'hidden files' && response.status === 200) tally.noteVerdict(attack, target, 'let in')
  })
  expect(tally.faults).toEqual([])
})

test('after all hostile addresses the site is healthy and has no error in its log', async () => {
  expect((await sendRaw(site.url, '/readyz')).status).toBe(200)
  expect(errorsIn(site.logs())).toEqual([])
})
