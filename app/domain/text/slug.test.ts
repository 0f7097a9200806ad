import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Slapukai', 'slapukai'],
  ['Kas yra BVPŽ?', 'kas-yra-bvpz'],
  ['Kaip kreiptis į\u00a0pirkėją', 'kaip-kreiptis-i-pirkeja'],
  ['1. Rinkitės pirkimus, kuriuos galite įvykdyti', '1-rinkites-pirkimus-kuriuos-galite-ivykdyti'],
])('„%s“ becomes %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
