import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CpvCode, formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import * as urls from '#app/ui/urls.ts'
import { CpvBrowser } from '../code-browser/cpv-browser.tsx'

const CODES = ['45310000', '90911200', '45261210'].map(formatCpvCode)
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => !/[,\s]/.test(text))

test('the basket’s links to form and letter have its codes and the letter’s words', () => {
  const codes = fc.subarray(CODES, { minLength: 1 })
  fc.assert(
    fc.property(codes, fc.array(word, { maxLength: 3 }), (codes, words) => {
      const links = linksOf(codes, words)

      for (const path of [urls.leadAction, urls.letter]) {
        const params = links.find(({ pathname }) => pathname === path)?.searchParams
        expect(params?.get('kodai')).toBe(codes.join())
        expect(params?.get('zodziai') ?? '').toBe(words.join())
      }
      expect(links.find(({ pathname }) => pathname === urls.leadAction)?.searchParams.get('noriu')).toBe(
        'offer,sample',
      )
    }),
  )
})

function linksOf(codes: readonly CpvCode[], words: string[]): URL[] {
  const items = codes.map((code) => ({ code, LT: 'Darbai', coveredBy: null, coversCount: 0 }))
  const page = renderToStaticMarkup(
    <CpvBrowser
      view={{ kind: 'browse', path: [], rows: [] }}
      sharedDetails={{ items, suggestions: [] }}
      trades={[]}
      words={words}
    />,
  )
  return [...page.matchAll(/href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), 'http://localhost'),
  )
}
