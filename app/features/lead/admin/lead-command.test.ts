import { expect, test } from 'vitest'
import { parseLeadCommand } from './lead-command.server.ts'

const FOREIGN = {
  'no command': null,
  'a list of commands': [{ name: 'resend-failed' }],
  'an unknown command': { name: 'dance' },
  'an unknown option': { name: 'erase', email: 'ona@example.lt', since: '2026-11-01', isJson: false },
  'an unknown option of the filter': { name: 'export', filter: { until: '2026-11-01' }, separator: ';' },
  'a state that leads cannot have': { name: 'list', filter: { state: 'lost' }, isJson: false },
  'a date that is none': { name: 'list', filter: { since: 'yesterday' }, isJson: false },
  'a limit of another type': { name: 'list', filter: { limit: '50' }, isJson: false },
  'a missing option': { name: 'show', reference: '7K3M-9QXT' },
  'erasing without an address': { name: 'erase', email: '', isJson: false },
}

test.each(Object.entries(FOREIGN))('%s is refused with a sentence', (_, input) => {
  expect(() => parseLeadCommand(input)).toThrow('The running server does not understand this command')
})
