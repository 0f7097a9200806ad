import { readFileSync } from 'node:fs'
import { parseVocabularyCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'
import { findAll, type Page, textOf } from '../html.ts'

export function checkCpvNames({ root }: Page, names: ReadonlyMap<string, string>): string[] {
  return findAll(root, ({ attributes }) => 'data-cpv' in attributes).flatMap((element) => {
    const code = element.attributes['data-cpv'] ?? ''
    const official = names.get(code)
    if (official === undefined) return [`there is no CPV code ${code}`]
    const written = textOf(element).replace(code, '').replaceAll('\u00a0', ' ').trim()
    return written === '' || written === official
      ? []
      : [`the name of ${code} is „${official}“, not „${written}“`]
  })
}

export function readCpvNames(): Map<string, string> {
  return new Map(
    parseVocabularyCsv(readFileSync('data/cpv/cpv.csv', 'utf8')).map(({ code, LT }) => [code, LT]),
  )
}
