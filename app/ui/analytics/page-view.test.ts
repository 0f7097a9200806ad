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

test('a page view keeps the values of a campaign', () => {
  expect(pageView('https://pirkimai.lt/?utm_source=laiškas&gclid=1&msclkid=2&fbclid=3', '')).toMatchObject({
    page_location: 'https://pirkimai.lt/?utm_source=lai%C5%A1kas&gclid=1&msclkid=2&fbclid=3',
  })
})

test('a page view leaves out a search text, a request number and chosen codes', () => {
  expect(pageView('https://pirkimai.lt/bvpz-kodai?q=valymas&nr=AB2C-DE3F&kodai=1', '')).toMatchObject({
    page_location: 'https://pirkimai.lt/bvpz-kodai',
  })
})

test('a page view leaves out the search text that begins the title of its results', () => {
  const title = 'valymas – langai – BVPŽ kodai | Pirkimai'
  expect(pageView('https://pirkimai.lt/bvpz-kodai?q=valymas', title)).toMatchObject({
    page_title: 'BVPŽ kodai | Pirkimai',
  })
})

test.each([
  ['https://www.google.com/', 'https://www.google.com/'],
  ['https://paieska.example/rasti?q=slaptas#vieta', 'https://paieska.example/rasti'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm/'],
])(
  'an address of another site, as a referrer has it, keeps its place and loses its query: %s',
  (address, cleaned) => {
    expect(pageView(address, '').page_location).toBe(cleaned)
  },
)

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
