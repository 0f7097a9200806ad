import * as v from 'valibot'
import { expect, test } from 'vitest'
import { historyFaults, sourceFields } from './source-fields.ts'

const schema = v.strictObject(sourceFields)
const good = {
  published: '2025-03-18',
  updated: '2026-11-22',
  reviewed: '2026-11-22',
  sources: [
    { act: 'VPĮ', article: '102 straipsnis', checked: '2026-11-22', mark: 'A' },
    { title: 'CPO LT', link: 'https://www.cpo.lt/', checked: '2026-11-22', mark: 'B' },
  ],
  changes: [{ date: '2026-11-22', text: 'Pridėti šaltiniai.' }],
}

test('a text with dates, sources and changes is accepted', () => {
  expect(v.safeParse(schema, good).issues).toBeUndefined()
})

test.each([
  ['without sources', { sources: [] }, 'is empty'],
  ['without the day of publication', { published: undefined }, ''],
  ['that nobody has reviewed', { reviewed: undefined }, ''],
  ['with an act that is not known', { sources: [{ ...good.sources[0], act: 'VPI' }] }, ''],
  ['with a page without an address', { sources: [{ title: 'x', checked: '2026-11-22', mark: 'A' }] }, ''],
  ['with a source that is neither A nor B', { sources: [{ ...good.sources[0], mark: 'C' }] }, ''],
  ['with half a sentence as change', { changes: [{ date: '2026-11-22', text: 'Šaltiniai' }] }, 'sentence'],
])('a text %s is refused', (_, fields, message) => {
  const { issues = [] } = v.safeParse(schema, { ...good, ...fields })

  expect(issues.map((issue) => issue.message).join()).toContain(message)
  expect(issues).not.toEqual([])
})

test('the dates of a text agree with its changes', () => {
  expect(historyFaults(good)).toEqual([])
  expect(historyFaults({ ...good, updated: good.published, changes: [] })).toEqual([])
})

test.each([
  ['updated without a change', { changes: [] }, 'updated: must be 2025-03-18'],
  ['changed later than updated', { updated: '2026-11-20' }, 'updated: must be 2026-11-22'],
  [
    'with the oldest change first',
    { changes: [{ date: '2026-01-01', text: 'A.' }, ...good.changes] },
    'changes: the newest must come first',
  ],
  [
    'published after a change',
    { published: '2026-12-01', reviewed: '2026-12-01' },
    'older than the publication',
  ],
  ['reviewed before it was published', { reviewed: '2025-01-01' }, 'reviewed: is before'],
])('the dates of a text are refused when it is %s', (_, fields, message) => {
  expect(historyFaults({ ...good, ...fields }).join()).toContain(message)
})
