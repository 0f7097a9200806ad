import { readFileSync } from 'node:fs'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { fixtureNotices } from '#tests/support/notice-servers/fixture-notices.ts'

export interface GoldTitle {
  title: string
  /** The code that the buyer chose, which is wrong in one title of eight. */
  buyersCode: CpvCode
  /** The codes for whose suppliers the notice is, the best first. */
  right: readonly [CpvCode, ...CpvCode[]]
  set: 'tuning' | 'held-out'
  /** `long`: with names, places, reference numbers, or without the words of the vocabulary. */
  style: 'plain' | 'long'
}

const TABLE = new URL('gold.tsv', import.meta.url)

export function readGoldTitles(): GoldTitle[] {
  return readFileSync(TABLE, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [title = '', buyersCode = '', right = '', set, style] = line.split('\t')
      return {
        title,
        buyersCode: codeOf(buyersCode),
        right: codesOf(right.split(' ')),
        set: set === 'held-out' ? set : 'tuning',
        style: style === 'long' ? style : 'plain',
      }
    })
}

/** Titles and codes of the real notices among the fixtures; never used for tuning. */
export function readFixtureTitles(): Pick<GoldTitle, 'title' | 'right'>[] {
  return fixtureNotices.map(({ title, codes }) => ({ title, right: codesOf(codes) }))
}

function codesOf([first = '', ...others]: readonly string[]): readonly [CpvCode, ...CpvCode[]] {
  return [codeOf(first), ...others.map(codeOf)]
}

function codeOf(text: string): CpvCode {
  const code = parseCpvCode(text)
  if (code === null) throw new Error(`The gold set has „${text}“, which is no CPV code.`)
  return code
}
