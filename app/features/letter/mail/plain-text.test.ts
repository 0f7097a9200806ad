import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('a paragraph is a line, with what it links to below it', () => {
  const html =
    '<tr><td>UAB &quot;A&amp;B&quot;<p>Rašykite.</p></td></tr><tr><td><h3><a href="https://a.lt/?b=1&amp;c=2">Stalai &lt;10</a></h3>' +
    '<p>Skambinkite <a href="tel:+370">+370</a><br/>https://a.lt <a href="https://a.lt">čia</a></p></td></tr>'

  expect(plainText(html)).toBe(
    'UAB "A&B"\nRašykite.\n\nStalai <10\nhttps://a.lt/?b=1&c=2\nSkambinkite +370\nhttps://a.lt čia\n',
  )
})

test('what only the HTML shows is left out', () => {
  expect(plainText('<title>A</title><style>b{}</style><td aria-hidden="true">✉</td><p>Laiškas</p>')).toBe(
    'Laiškas\n',
  )
})
