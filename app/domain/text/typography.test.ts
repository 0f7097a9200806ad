import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typography } from './typography.ts'

/** `_` stands for a no-break space. */
test.each([
  ['nuo 58 000 Eur', 'nuo 58_000_Eur'],
  ['5 382 000 Eur', '5_382_000_Eur'],
  ['per 30 dienų arba 5 darbo dienas', 'per 30_dienų arba 5_darbo dienas'],
  ['iki 0,7 numatomos vertės', 'iki 0,7 numatomos vertės'],
  ['2025 m. kovo 14 d.', '2025_m._kovo_14_d.'],
  ['15+ metų patirtis', '15+_metų patirtis'],
  ['pirkėjai ir tiekėjai', 'pirkėjai ir tiekėjai'],
  ['planai ir o kartu', 'planai ir o_kartu'],
  ['VPĮ 102 straipsnio 1 dalis', 'VPĮ_102_straipsnio 1_dalis'],
  ['pagal CK 1.121 straipsnį (PĮ 109)', 'pagal CK_1.121_straipsnį (PĮ_109)'],
  ['bendrovė UAB „Pavyzdys“', 'bendrovė UAB_„Pavyzdys“'],
  ['laiškas – kas rytą', 'laiškas_– kas rytą'],
  ['Pranešimai el. paštu ar e. parašu', 'Pranešimai el._paštu ar e._parašu'],
  ['sistemoje (CVP IS) ir CPO LT kataloge', 'sistemoje (CVP_IS) ir CPO_LT kataloge'],
  ['L. Sapiegos g. 17', 'L._Sapiegos g. 17'],
  ['nuo 9:00 iki 18:00', 'nuo 9:00 iki 18:00'],
])('„%s“ is set as „%s“', (text, expected) => {
  expect(typography(text).replaceAll('\u00a0', '_')).toBe(expected)
})

test('text that is typeset already stays as it is', () => {
  const paragraphs = readFileSync('content/articles/ebvpd.mdx', 'utf8').split('\n')
  const words = fc.constantFrom('2025', 'm.', 'kovo', '14', 'd.', 'o', '–', '000', 'Eur', 'UAB', 'darbo')

  for (const text of paragraphs) expect(typography(typography(text))).toBe(typography(text))
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (list) => {
      const once = typography(list.join(' '))
      expect(typography(once)).toBe(once)
    }),
  )
})

test('only spaces change', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(typography(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '))
    }),
  )
})
