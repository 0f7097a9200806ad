import { expect, test } from 'vitest'
import { likelyDomain } from './email-domain.ts'

test.each([
  ['jonas@gmial.com', 'gmail.com'],
  ['jonas@gmai.com', 'gmail.com'],
  ['jonas@gmaill.com', 'gmail.com'],
  ['jonas@gmail.con', 'gmail.com'],
  ['jonas@gmail.co', 'gmail.com'],
  ['Jonas@Hotmial.com', 'hotmail.com'],
  ['jonas@imbox.lt', 'inbox.lt'],
])('%s is likely meant for %s', (email, domain) => {
  expect(likelyDomain(email)).toBe(domain)
})

test.each([
  'jonas@gmail.com',
  'jonas@mail.com',
  'jonas@ymail.com',
  'jonas@inbox.lv',
  'jonas@azuolo-stogai.lt',
  'jonas@gmx.com',
  'jonas',
  '',
])('"%s" may be right', (email) => {
  expect(likelyDomain(email)).toBeNull()
})
