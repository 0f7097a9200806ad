import { expect, test } from 'vitest'
import { observatoryScore } from './observatory-score.ts'

const BEST = {
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const PAGE = '<script src="/a.js"></script>'

function scoreOf(changes: Record<string, string | undefined>, page = PAGE): number {
  const headers = Object.entries({ ...BEST, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] satisfies [string, string]],
  )
  return observatoryScore(new Headers(headers), page).score
}

test('a page with all headers has every bonus of theirs', () => {
  expect(scoreOf({})).toBe(130)
})

test.each<[string, Record<string, string | undefined>, number]>([
  ['inline scripts', { 'Content-Security-Policy': `default-src 'none'; script-src 'unsafe-inline'` }, 60],
  [
    'evaluated scripts',
    { 'Content-Security-Policy': `default-src 'self' 'unsafe-eval'; frame-ancestors *` },
    110,
  ],
  ['scripts from anywhere', { 'Content-Security-Policy': 'script-src https:; frame-ancestors *' }, 80],
  [
    'inline styles',
    { 'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *` },
    120,
  ],
  ['no policy at all', { 'Content-Security-Policy': undefined }, 55],
  ['no transport security', { 'Strict-Transport-Security': undefined }, 80],
  ['a day of transport security', { 'Strict-Transport-Security': 'max-age=86400' }, 120],
  ['sniffing', { 'X-Content-Type-Options': undefined }, 125],
  ['an open referrer', { 'Referrer-Policy': 'unsafe-url' }, 120],
  ['a resource policy for all', { 'Cross-Origin-Resource-Policy': 'cross-origin' }, 120],
  ['a cookie without flags', { 'Set-Cookie': 'a=1' }, 125],
  ['a safe cookie', { 'Set-Cookie': 'a=1; Secure; HttpOnly; SameSite=Lax' }, 135],
])('%s: the score is that of the Observatory', (_, changes, score) => {
  expect(scoreOf(changes)).toBe(score)
})

test.each([
  ['<script src="https://evil.example/a.js"></script>', 125],
  ['<script src="//evil.example/a.js"></script>', 50],
  ['<script src="https://cdn.example/a.js" integrity="sha384-a"></script>', 135],
  ['<p>', 130],
])('%s: so do the scripts', (page, score) => {
  expect(scoreOf({}, page)).toBe(score)
})
