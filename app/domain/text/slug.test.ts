import { expect, test } from 'vitest'
import { anchorOf } from './anchor.ts'

test.each([
  ['Slapukai', 'slapukai'],
  ['Kas yra BVPŽ?', 'kas-yra-bvpz'],
  ['Kaip kreiptis į\u00a0pirkėją', 'kaip-kreiptis-i-pirkeja'],
  ['1. Rinkitės pirkimus, kuriuos galite įvykdyti', '1-rinkites-pirkimus-kuriuos-galite-ivykdyti'],
])('„%s“ gets the anchor %s', (text, anchor) => {
  expect(anchorOf(text)).toBe(anchor)
})
