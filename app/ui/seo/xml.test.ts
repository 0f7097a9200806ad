import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

test('markup characters are escaped, letters stay', () => {
  expect(escapeXml(`„Ąžuolas“ & <b> "x" 'y'`)).toBe('„Ąžuolas“ &amp; &lt;b&gt; &quot;x&quot; &apos;y&apos;')
})

test('characters that XML cannot hold are left out', () => {
  expect(escapeXml('a\u0000b\u0008c\ud800d\te')).toBe('abcd\te')
})

test('any text is well-formed as text and in attributes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeXml(text)
      expect(escaped.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[&<>"']/)
      expect(escaped.isWellFormed()).toBe(true)
    }),
  )
})
