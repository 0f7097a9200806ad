import { expect, test } from 'vitest'
import { operatorMessage } from './operator-error.server.ts'

test('a full disk is named with what to do, whether the system or PostgreSQL met it', () => {
  const ofSystem = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const ofPostgres = Object.assign(new Error('could not write init file: No space left on device'), {
    code: 'XX000',
  })
  for (const error of [ofSystem, ofPostgres]) {
    expect(operatorMessage(error, 'The command failed')).toBe(
      `The command failed: the disk is full (${error.message}); make room and repeat it.`,
    )
  }
})
