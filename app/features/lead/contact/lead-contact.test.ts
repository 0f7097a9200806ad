import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalEmail } from './lead-contact.server.ts'

test.each([
  ['Jonas@Example.LT', 'jonas@example.lt'],
  [' jonas@example.lt\u00a0', 'jonas@example.lt'],
  ['jonas@ĄŽUOLAS.lt', 'jonas@xn--uolas-2wa16f.lt'],
  ['jonas@XN--UOLAS-2WA16F.lt', 'jonas@xn--uolas-2wa16f.lt'],
  ['ŽYDRĖ@example.lt'.normalize('NFD'), 'žydrė@example.lt'],
  ['jonas@example.lt.', 'jonas@example.lt'],
  ['j.o+naujienos@example.lt', 'j.o+naujienos@example.lt'],
  ['"a@b"@example.lt', 'a@b@example.lt'],
  ['jo\u200bnas\u00ad@example.lt', 'jonas@example.lt'],
  ['ｊonas@example.lt', 'jonas@example.lt'],
  ['mailto:jonas@example.lt', 'jonas@example.lt'],
  ['mailto:mailto%3Ajonas@example.lt', 'jonas@example.lt'],
  ['mailto://jonas@example.lt', 'jonas@example.lt'],
  ['(jonas@example.lt)', 'jonas@example.lt'],
  ["'jonas@example.lt'", 'jonas@example.lt'],
  ['jonas@[10.0.0.1]', 'jonas@[10.0.0.1]'],
])('%s is compared as %s', (typed, canonical) => {
  expect(canonicalEmail(typed)).toBe(canonical)
})

test('the canonical form of an address is its own canonical form, however it is composed', () => {
  const address = fc
    .tuple(fc.stringMatching(/^[a-ząčęėįšųūžA-ZĄČĘĖĮŠŲŪŽ.+]{1,12}$/), fc.domain())
    .map(([local, domain]) => `${local}@${domain}`)
  fc.assert(
    fc.property(address, (text) => {
      const canonical = canonicalEmail(text)
      expect(canonicalEmail(canonical)).toBe(canonical)
      expect(canonicalEmail(text.normalize('NFD').toUpperCase())).toBe(canonical)
    }),
  )
})
