import { describe, expect, test } from 'vitest'
import { findUnboundedCollections } from './unbounded-collections.ts'

function linesOf(source: string): number[] {
  return findUnboundedCollections('source.ts', source).map(({ line }) => line)
}

describe('refused', () => {
  test.each([
    [
      'a cache of words in the closure of an index',
      `export function buildWordIndex(texts: readonly string[], stemsOf: Stems): WordIndex {
         const remembered = new Map<string, WordMatches>()
         let rememberedFits = 0
         return {
           match(word) {
             const known = remembered.get(word)
             if (known) return known
             const matches = matchWord(terms, word, stemsOf(word), texts.length)
             rememberedFits += matches.fits.length
             if (rememberedFits > REMEMBERED_FITS) remembered.clear()
             remembered.set(word, matches)
             return matches
           },
         }
       }`,
    ],
    [
      'a cache that counts the bytes of values, not of keys',
      `export function createByteCache<T>(maxBytes: number): ByteCache<T> {
         const kept = new Map<string, { value: T; bytes: number }>()
         let total = 0
         function remove(key: string): void {
           total -= kept.get(key)?.bytes ?? 0
           kept.delete(key)
         }
         return {
           get: (key) => kept.get(key)?.value,
           set(key, value, bytes) {
             remove(key)
             kept.set(key, { value, bytes })
           },
         }
       }`,
    ],
    ['one of a module', 'const a = 1\nexport const seen = new Set<string>()'],
    ['one of a module, filled when it is made', 'const a = 1\nexport const names = new Map(entries)'],
    [
      'one that a function gives to its module',
      'let seen: Set<string>\nfunction reset() { seen = new Set() }',
    ],
    [
      'one that is made when it is needed',
      'let seen: Set<string> | undefined\nconst add = (x: string) => (seen ??= new Set()).add(x)',
    ],
    ['a field of a class', 'class Cache {\n  private entries = new Map<string, string>()\n}'],
    ['a field that the constructor sets', 'class Cache { constructor() {\n this.entries = new Map() } }'],
    ['a property of an object', 'function make(body: string) { return {\n body, encoded: new Map() } }'],
    ['one that becomes a property', 'function make() {\n const seen = new Set(); return { seen } }'],
    [
      'one behind a cast',
      'function make() {\n const seen = new Set() as Set<string>; return () => seen.size }',
    ],
    [
      'one behind a choice',
      'function make(old?: Set<string>) {\n const seen = old ?? new Set(); return () => seen }',
    ],
    [
      'the default of a parameter that is closed over',
      'function make(\nseen = new Set<string>()) { return () => seen }',
    ],
    [
      'one that a timer uses',
      'function start() {\n const seen = new Set(); setInterval(() => seen.clear(), 9) }',
    ],
    [
      'one that is used by a helper of what is returned',
      'function make() {\n const seen = new Set(); const add = (x) => seen.add(x); return (x) => { add(x) } }',
    ],
    [
      'one whose helper is returned by itself',
      'function make() {\n const seen = new Set(); function add(x) { seen.add(x) }; return add }',
    ],
    ['one with a comment that gives no reason', '// bounded:\nconst seen = new Set()'],
    ['one with a reason elsewhere', '// bounded: by nothing\n\nconst seen = new Set()'],
  ])('%s', (_what, source) => {
    const line = source.split('\n').findIndex((text) => /new (?:Map|Set)/.test(text)) + 1
    expect(linesOf(source)).toEqual([line])
  })
})

describe('allowed', () => {
  test.each([
    [
      'a local one',
      'function count(words) { const seen = new Set(); for (const w of words) seen.add(w); return seen.size }',
    ],
    ['one that is returned', 'function group(words) { const groups = new Map(); return groups }'],
    [
      'a local one that callbacks of synchronous methods use',
      'function unique(words) { const seen = new Set(); return words.filter((w) => !seen.has(w)).map((w) => seen.add(w)) }',
    ],
    [
      'a local one that a local helper uses',
      `function weigh(lists) {
         const counts = new Map()
         const weight = (word) => counts.get(word) ?? 0
         function total(words) { return words.reduce((sum, word) => sum + weight(word), 0) }
         return Float64Array.from(lists, (words) => total(words))
       }`,
    ],
    [
      'a local one whose helper calls itself',
      'function walk(node) { const seen = new Set(); function visit(n) { if (seen.has(n)) return; seen.add(n); n.forEach(visit) }; visit(node) }',
    ],
    [
      'one for a moment in a module',
      'export const words = [...new Set(all)]\nexport const count = new Set(all).size',
    ],
    ['one that cannot be changed', 'export const names: ReadonlyMap<string, string> = new Map(entries)'],
    [
      'one in a closure that cannot be changed',
      'function make(all) { const names: ReadonlySet<string> = new Set(all); return (name) => names.has(name) }',
    ],
    ['a field that cannot be changed', 'class Names { static all: ReadonlySet<string> = new Set(["a"]) }'],
    ['one with a reason', '// bounded: by the open connections\nconst answering = new Set()'],
    [
      'one with a reason of two lines',
      '// bounded: by the open connections,\n// of which there are few\nexport const answering = new Set()',
    ],
    ['a property with a reason', 'const state = {\n  // bounded: two encodings\n  encoded: new Map(),\n}'],
    [
      'another variable of the same name',
      'function a() { const m = new Map(); m.set(1, 2); return (m) => m.get(1) }',
    ],
    ['one that keeps nothing alive', 'const sizes = new WeakMap()'],
    ['what is only called so', 'const text = "new Map()"\ntype Seen = Set<string>'],
  ])('%s', (_what, source) => {
    expect(linesOf(source)).toEqual([])
  })
})
