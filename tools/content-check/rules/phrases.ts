import { readFileSync } from 'node:fs'
import type { Page } from '../html.ts'
import { visibleTexts } from '../visible-text.ts'

export const REFUSED_PHRASES = 'content/refused-phrases.tsv'

export interface RefusedPhrase {
  instead: string
  pattern: RegExp
  maxTimes: number
  /** The page with this path may use the phrase without a limit. */
  home: string
}

/** Readers asked to remove these phrases or to use them less. */
export function checkPhrases({ path, root }: Page, phrases: readonly RefusedPhrase[]): string[] {
  const texts = visibleTexts(root).map((text) => text.replaceAll('\u00a0', ' '))
  return phrases
    .filter(({ home }) => home !== path)
    .flatMap(({ instead, pattern, maxTimes }) => {
      const found = texts.flatMap((text) => [...text.matchAll(pattern)].map(([match]) => match))
      const phrase = found[maxTimes]
      if (phrase === undefined) return []
      const times = maxTimes === 0 ? '' : ` ${found.length} times, at most ${maxTimes} are allowed`
      return [`„${phrase}“${times}: write ${instead}`]
    })
}

export function readRefusedPhrases(text = readFileSync(REFUSED_PHRASES, 'utf8')): RefusedPhrase[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [phrase = '', instead = '', times = '', before = '', home = ''] = line.split('\t')
      if (instead === '')
        throw new Error(`${REFUSED_PHRASES}: „${phrase}“ does not say what to write instead`)
      const unless = before === '' ? '' : `(?<!${wordsPattern(before)} )`
      const [, pattern = `${unless}‹${wordsPattern(phrase)}›`] = /^\/(.*)\/$/.exec(phrase) ?? []
      return { instead, pattern: withWordEdges(pattern), maxTimes: Number(times), home }
    })
}

function wordsPattern(words: string): string {
  return RegExp.escape(words).replaceAll('\\*', '\\p{L}*')
}

/** `\b` does not know Lithuanian letters. */
function withWordEdges(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('‹', '(?<!\\p{L})').replaceAll('›', '(?!\\p{L})'), 'giu')
}
