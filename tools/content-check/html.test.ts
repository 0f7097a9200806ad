import { expect, test } from 'vitest'
import { findAll, parseHtml, textOf } from './html.ts'
import { isName, visibleTexts } from './visible-text.ts'

test('a rendered page becomes a tree with decoded text', () => {
  const root = parseHtml(
    '<!DOCTYPE html><html lang="lt"><body><script>if (1 < 2) x</script><p title="a &amp; b">UAB<!-- --> &#x27;X&#x27;<br/>&lt;b&gt;</p></body></html>',
  )
  const [paragraph] = findAll(root, ({ tag }) => tag === 'p')

  expect(paragraph?.attributes).toEqual({ title: 'a & b' })
  expect(textOf(root)).toBe("UAB 'X'<b>")
})

test('the texts of a page are its paragraphs, cells and headings, without their markup', () => {
  const root = parseHtml(
    '<h2>Kas tai<svg><path/></svg></h2><p>Rašykite <a href="/">čia <b>pat</b></a>.<span class="sr-only"> (langas)</span></p>' +
      '<table><tr><td>viena</td><td>kita</td></tr></table><p><span>data</span><span>laikas</span></p>',
  )

  expect(visibleTexts(root)).toEqual(['Kas tai', 'Rašykite čia pat.', 'viena', 'kita', 'data', 'laikas'])
})

test('examples and names are left out on demand', () => {
  const root = parseHtml('<div data-example="">11 Eur</div><p>Kodas <a class="cpv-code">vardas</a></p>')

  expect(visibleTexts(root, ({ attributes }) => 'data-example' in attributes)).toEqual(['Kodas vardas'])
  expect(visibleTexts(root, isName)).toEqual(['11 Eur', 'Kodas'])
})
