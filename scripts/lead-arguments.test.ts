import { expect, test } from 'vitest'
import { parseCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { LEAD_OPTIONS, readLeadArguments } from './lead-arguments.ts'

const read = (args: string[]) => parseCommandLine(args, LEAD_OPTIONS, readLeadArguments)

const COMMAND_LINES = {
  'list --json --state failed --since 2026-11-01 --limit 3': {
    name: 'list',
    filter: { state: 'failed', since: new Date('2026-10-31T22:00Z'), limit: 3 },
    isJson: true,
  },
  'show 7k3m-9qxt': { name: 'show', reference: '7K3M-9QXT', isJson: false },
  'list --open --hot --wants sample --until 2026-11-30 --search azuol': {
    name: 'list',
    filter: {
      view: 'open',
      isHot: true,
      wants: 'sample',
      until: new Date('2026-11-30T22:00Z'),
      search: 'azuol',
    },
    isJson: false,
  },
  'mark 7k3m-9qxt 7K3M-9QXU no-answer --by Ona --again 2026-11-30T09:00': {
    name: 'mark',
    references: ['7K3M-9QXT', '7K3M-9QXU'],
    mark: { kind: 'no_answer', by: 'Ona', againAt: new Date('2026-11-30T07:00Z') },
  },
  'mark 7K3M-9QXT won --by Ona --sum 1200.50': {
    name: 'mark',
    references: ['7K3M-9QXT'],
    mark: { kind: 'won', by: 'Ona', amount: 1200.5 },
  },
  'export --csv --all-columns': { name: 'export', format: 'all-columns', filter: {} },
  'export --xlsx --by Ona': { name: 'export', format: 'xlsx', filter: {}, by: 'Ona' },
  'resend 7K3M-9QXT': { name: 'resend', reference: '7K3M-9QXT' },
  'resend --sample 7k3m-9qxt': { name: 'resend-sample', reference: '7K3M-9QXT' },
  'release 7K3M-9QXT': { name: 'release', reference: '7K3M-9QXT' },
  'erase --email ona@example.lt': { name: 'erase', which: { email: 'ona@example.lt' }, isJson: false },
  'erase --phone +37061234567': { name: 'erase', which: { phone: '+37061234567' }, isJson: false },
  'erase 7k3m-9qxt --json': { name: 'erase', which: { reference: '7K3M-9QXT' }, isJson: true },
  'erase --quarantined --before 2026-11-01': {
    name: 'erase',
    which: { quarantinedBefore: new Date('2026-10-31T22:00Z') },
    isJson: false,
  },
  'stats --json': { name: 'stats', isJson: true },
  'stats --since 2026-11-01': { name: 'stats', since: new Date('2026-10-31T22:00Z'), isJson: false },
  'stats --by month --until 2026-10-31T10:00': {
    name: 'stats',
    by: 'month',
    until: new Date('2026-10-31T08:00Z'),
    isJson: false,
  },
  'stats --by term': { name: 'stats', by: 'term', isJson: false },
}

test.each(Object.entries(COMMAND_LINES))('%s is understood', (line, command) => {
  expect(read(line.split(' '))?.command).toEqual(command)
})

test.each([
  ['2026-11-23T07:12', '2026-11-23T05:12Z'],
  ['2026-07-01', '2026-06-30T21:00Z'],
  ['2026-07-01 07:12:30', '2026-07-01T04:12:30Z'],
  ['2026-11-23T07:12Z', '2026-11-23T07:12Z'],
  ['2026-11-23T07:12+01:00', '2026-11-23T06:12Z'],
])('%s is Lithuanian time unless it says otherwise', (text, time) => {
  expect(read(['list', '--since', text])?.command).toMatchObject({
    filter: { since: new Date(time) },
  })
})

test.each([
  '5',
  '01/02/2026',
  '2026',
  '2026-11',
  '2026-02-30',
  '2026-11-23T25:00',
  '2026-11-01Z',
  'Nov 1 2026',
  '',
])('"%s" is not a date', (text) => {
  expect(() => read(['list', '--since', text])).toThrow(/^--since must be a date such as /)
  expect(() => read(['erase', '--quarantined', '--before', text])).toThrow(UsageError)
})

test.each([
  '--json',
  'dance',
  'show',
  'show A B',
  'list --state lost',
  'list --since yesterday',
  'list --limit 0',
  'list --colour',
  'export',
  'release',
  'resend',
  'erase',
  'erase --email ona',
  'erase --phone 12345',
  'erase 7K3M-9QXT --email ona@example.lt',
  'erase --email ona@example.lt --quarantined --before 2026-11-01',
  'erase --quarantined',
  'erase --quarantined --before long ago',
  'stats --by weather',
  'mark 7K3M-9QXT',
  'mark won --by Ona',
  'mark 7K3M-9QXT taken',
  'mark 7K3M-9QXT won --by Ona --sum much',
  'mark 7K3M-9QXT lost --by Ona --reason weather',
  'export --csv --xlsx',
  'export --xlsx --all-columns',
])('"%s" is wrong usage', (line) => {
  expect(() => read(line.split(' '))).toThrow(UsageError)
})

test('the error for an unknown choice lists the possible ones', () => {
  expect(() => read(['stats', '--by', 'weather'])).toThrow(
    '--by must be utm_source, campaign, term or month.',
  )
})

test('help may be asked for as a command', () => {
  expect(read(['help'])).toBeNull()
})
