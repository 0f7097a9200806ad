import { expect, test } from 'vitest'
import { withCarriedParams, withoutSharedCodes } from './basket-links.ts'

const PAGE = 'https://example.lt/bvpz-kodai?kodai=45310000-3,90911200-8&utm_source=a'

test('a shared list and the campaign go along from view to view of the page, each once', () => {
  const link = withCarriedParams('/bvpz-kodai?q=stogai', PAGE)

  expect(new URL(link).searchParams.getAll('kodai')).toEqual(['45310000-3,90911200-8'])
  expect(new URL(link).searchParams.get('q')).toBe('stogai')
  const { searchParams } = new URL(
    withCarriedParams('/bvpz-kodai?utm_source=a', `${PAGE}&landing_page=%2Fblog`),
  )
  expect([searchParams.getAll('utm_source'), searchParams.get('landing_page')]).toEqual([['a'], '/blog'])
})

test('without a list a link stays as it is', () => {
  expect(withCarriedParams('/bvpz-kodai?q=stogai', 'https://example.lt/bvpz-kodai')).toBe(
    'https://example.lt/bvpz-kodai?q=stogai',
  )
})

test('a list is taken out of an address, and nothing else', () => {
  expect(withoutSharedCodes(PAGE)).toBe('https://example.lt/bvpz-kodai?utm_source=a')
})
