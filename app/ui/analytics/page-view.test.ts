import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageView } from './page-view.ts'

test('a page view has path, title and address', () => {
  expect(pageView('https://pirkimai.lt/blog/ebvpd#pildymas', 'EBVPD')).toEqual({
    event: 'virtual_page_view',
    page_path: '/blog/ebvpd',
    page_title: 'EBVPD',
    page_location: 'https://pirkimai.lt/blog/ebvpd',
  })
})

test('a page view leaves out the search text that begins the title of its results', () => {
  const title = 'valymas – langai – BVPŽ kodai | Pirkimai'
  expect(pageView('https://pirkimai.lt/bvpz-kodai?q=valymas', title)).toMatchObject({
    page_title: 'BVPŽ kodai | Pirkimai',
  })
})

test.each([
  [
    'keeps the values of a campaign',
    'https://pirkimai.lt/?utm_source=laiškas&gclid=1&msclkid=2&fbclid=3',
    'https://pirkimai.lt/?utm_source=lai%C5%A1kas&gclid=1&msclkid=2&fbclid=3',
  ],
  [
    'loses a search text, a request number and chosen codes',
    'https://pirkimai.lt/bvpz-kodai?q=valymas&nr=AB2C-DE3F&kodai=1',
    'https://pirkimai.lt/bvpz-kodai',
  ],
  ['of another site stays as it is', 'https://www.google.com/', 'https://www.google.com/'],
  ['of another site loses its query', 'https://rasti.example/a?q=slaptas#vieta', 'https://rasti.example/a'],
  ['of an app stays, too', 'android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
])('the address of a page %s', (_, address, reported) => {
  expect(pageView(address, '').page_location).toBe(reported)
})

test('only campaign values and the open code of a query are reported', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(word, fc.constantFrom('utm_term', 'gclid', 'kodas', 'q')), word),
      (query) => {
        const view = pageView(`https://pirkimai.lt/?${new URLSearchParams(query)}`, '')
        for (const name of new URL('page_location' in view ? view.page_location : '').searchParams.keys()) {
          expect(name).toMatch(/^utm_|^gad_|^(gclid|gbraid|wbraid|dclid|msclkid|fbclid|kodas)$/)
        }
      },
    ),
  )
})
