import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

const LONG = 1_500_000

test('markup, entities and what is between script tags are removed, even when the script has no end', () => {
  expect(plainText('Stogo <b>remontas</b><script>a < b</script> &amp; dažymas', 100)).toBe(
    'Stogo remontas & dažymas',
  )
  expect(plainText('Stogo remontas <script>alert("1")', 100)).toBe('Stogo remontas')
  expect(plainText('Stogo &lt;style&gt;a{}&lt;/style&gt; remontas', 100)).toBe('Stogo remontas')
})

test('the named entities of HTML 4 are decoded, with their letter case, and also when they were encoded twice', () => {
  expect(plainText('&Scaron;iaulių vie&scaron;oji biblioteka, 1000&nbsp;&euro;, 20&deg;, m&sup2;', 100)).toBe(
    'Šiaulių viešoji biblioteka, 1000 €, 20°, m²',
  )
  expect(plainText('&amp;quot;A&amp;quot; &amp;scaron; &amp;#8222;B&amp;#8220; &AMP; &Eacute;', 100)).toBe(
    '"A" š „B“ & É',
  )
  expect(plainText('&toString; &unknown;', 100)).toBe('&toString; &unknown;')
})

test('a text that is too long is cut at a word, without the comma before it', () => {
  expect(plainText('Stogo remontas, sienų dažymas', 20)).toBe('Stogo remontas…')
})

test('letters and their combining marks become one character, with at most thirty marks each', () => {
  expect(plainText('Z\u030cole\u0307', 100)).toBe('Žolė')
  expect(plainText(`a${'\u0316'.repeat(4_000)}b`, 500)).toBe(`a${'\u0316'.repeat(30)}b`)
})

test.each([
  ['marks out of order', '\u0316\u0301'],
  ['scripts without an end', '<script></script '],
  ['styles in scripts', '<script><style>'],
  ['brackets', '<'],
  ['ampersands', '&#'],
  ['spaces within tags', '</script  '],
  ['commas where it is cut', `${',  '.repeat(LONG / 4)}x`],
])('%s are read in one go: anything slower would not end within the time of a test', (_what, unit) => {
  const text = unit.repeat(Math.ceil((LONG * 2) / unit.length))
  expect(plainText(text, LONG).length).toBeLessThanOrEqual(LONG)
})
