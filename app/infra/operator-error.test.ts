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

const READ_ONLY = 'make the folder writable for the user who runs this'

test.each([
  ['a folder on a read-only disk', "EROFS: read-only file system, open '/data/mail/x.eml'", READ_ONLY],
  ['a folder that may not be written', "EACCES: permission denied, mkdir '/data/postgres'", READ_ONLY],
  ['a folder of somebody else', "EPERM: operation not permitted, chown '/data/postgres'", READ_ONLY],
  [
    'what only the owner of the tables may do',
    'permission denied for table leads',
    'set DATABASE_OWNER_URL, the role that owns the tables',
  ],
])('%s is named with what to do', (_, message, advice) => {
  expect(operatorMessage(new Error(message), 'The command failed')).toBe(
    `The command failed: ${message}; ${advice}.`,
  )
})

test('a file that may not be read is not taken for a folder that may not be written', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open 'site.json'"), { code: 'EACCES' })

  expect(operatorMessage(error, 'The command failed')).toBe(`The command failed: ${error.message}.`)
})
