import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'
import { staffDoor } from './staff-door.server.ts'

const ONA = { name: 'Ona Onaitė', address: 'ona@pavyzdys.lt' }
const PUBLIC = { SITE_URL: 'https://www.pavyzdys.lt', MAIL_TRANSPORT: 'file' }
const OPEN = {
  ...PUBLIC,
  STAFF_URL: 'https://staff.pavyzdys.lt/',
  STAFF_EMAILS: 'Ona Onaitė <Ona@pavyzdys.lt>',
}

test('the door of staff is open on one’s own machine without any setting, for the address that gets the requests', () => {
  const people = [{ name: 'info@example.lt', address: 'info@example.lt' }]
  expect(staffDoor(readEnv({}))).toEqual({ port: 4000, url: null, people })
  expect(staffDoor(readEnv({ SITE_URL: 'http://127.0.0.1:80', STAFF_PORT: '81' }))).toMatchObject({
    port: 81,
    people,
  })
})

test('the door of staff is open on a public site by STAFF_URL, for the list', () => {
  const door = { port: 4000, url: 'https://staff.pavyzdys.lt', people: [ONA] }
  expect(staffDoor(readEnv(OPEN))).toEqual(door)
  expect(staffDoor(readEnv({ ...OPEN, PORT: '0', STAFF_PORT: '0' }))).toEqual({ ...door, port: 0 })
})

test.each([
  ['on a public site without STAFF_URL', PUBLIC],
  ['in a private network without STAFF_URL', { SITE_URL: 'http://192.168.1.5:3000' }],
  ['when it is off', { STAFF_PORT: 'off' }],
  ['where no port follows from that of the site', { PORT: '0' }],
  ['where the port that follows is none', { PORT: '65000' }],
])('the door of staff stays shut %s', (_, variables) => {
  expect(staffDoor(readEnv(variables))).toBeNull()
})

test('STAFF_EMAILS lists names and addresses; what has no name goes by its address', () => {
  const list = ' "Ona Onaitė" <ona@pavyzdys.lt>,Jonas@Pavyzdys.lt , <p@pavyzdys.lt>'
  expect(readEnv({ STAFF_EMAILS: list }).STAFF_EMAILS).toEqual([
    ONA,
    { name: 'jonas@pavyzdys.lt', address: 'jonas@pavyzdys.lt' },
    { name: 'p@pavyzdys.lt', address: 'p@pavyzdys.lt' },
  ])
})

const LIST = 'must be e-mail addresses with commas between, such as'
test.each([
  [{ STAFF_EMAILS: 'Ona' }, `STAFF_EMAILS ${LIST}`],
  [{ STAFF_EMAILS: 'ona@pavyzdys.lt; jonas@pavyzdys.lt' }, `STAFF_EMAILS ${LIST}`],
  [{ STAFF_EMAILS: 'ona@pavyzdys.lt,' }, `STAFF_EMAILS ${LIST}`],
  [{ ...OPEN, STAFF_EMAILS: '' }, 'STAFF_EMAILS must be set when STAFF_URL is https://staff.pavyzdys.lt.'],
  [
    { ...OPEN, STAFF_URL: 'http://staff.pavyzdys.lt' },
    'STAFF_URL must begin with https://, unless it is on this machine (it is "http://staff.pavyzdys.lt").',
  ],
  [
    { ...OPEN, STAFF_URL: 'https://www.pavyzdys.lt:8443' },
    'STAFF_URL must name another host than SITE_URL (https://www.pavyzdys.lt).',
  ],
  [{ ...OPEN, PORT: '0' }, 'STAFF_PORT must be set when STAFF_URL is, and PORT + 1000 is no port.'],
  [{ STAFF_PORT: '70000' }, 'STAFF_PORT must be at most 65535'],
  [{ STAFF_PORT: 'on' }, 'STAFF_PORT must be a port number or off'],
])('%o is refused in one sentence', (variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(`Environment variable ${sentence}`)
})
