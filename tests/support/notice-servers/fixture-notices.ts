import { readdirSync, readFileSync } from 'node:fs'
import type { TestNotice } from './test-notice.ts'

const FIXTURES = new URL('../fixtures/ted-lt/', import.meta.url)
/** Kinds of TED's older forms: results have a contract, the others call for tenders. */
const RESULTS: ReadonlySet<string> = new Set(['7', 'R'])

/** The real notices of `fixtures/ted-lt`, read from TED's older XML. Only tests read XML. */
export const fixtureNotices: readonly TestNotice[] = readdirSync(FIXTURES)
  .filter((file) => file.endsWith('.xml'))
  .map((file, i) =>
    readNotice(readFileSync(new URL(file, FIXTURES), 'utf8'), file.replace('.xml', ''), 900_000 + i),
  )

function readNotice(xml: string, tedNumber: string, cvpisId: number): TestNotice {
  const first = (pattern: RegExp) => decode(pattern.exec(xml)?.[1] ?? '')
  const codes = Array.from(xml.matchAll(/<CPV_CODE CODE="(\d{8})"/g), ([, code = '']) => code)
  const value = Number(first(/<VAL_(?:OBJECT|TOTAL|ESTIMATED_TOTAL) CURRENCY="EUR"[^>]*>([\d.]+)/))
  return {
    tedNumber,
    cvpisId,
    form: RESULTS.has(first(/<TD_DOCUMENT_TYPE CODE="(.)"/)) ? 'result' : 'competition',
    title: first(/<(?:OBJECT_CONTRACT[^>]*>\s*<TITLE|TITLE_CONTRACT)>\s*<P>(.*?)<\/P>/s),
    subject: first(/<ML_TI_DOC LG="LT">.*?<TI_TEXT>\s*<P>(.*?)<\/P>/s),
    buyer: first(/<OFFICIALNAME>(.*?)<\/OFFICIALNAME>/s),
    buyerCode: first(/<NATIONALID>\s*(\d+)/),
    codes: [...new Set(codes)],
    publishedOn: first(/<DATE_PUB>(\d{8})/).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3'),
    deadlineOn: first(/<DATE_RECEIPT_TENDERS>([\d-]+)/) || null,
    value: value > 0 ? value : null,
    winner:
      first(/<(?:CONTRACTOR|ECONOMIC_OPERATOR_NAME_ADDRESS)>.*?<OFFICIALNAME>(.*?)<\/OFFICIALNAME>/s) || null,
    concludedOn: first(/<DATE_CONCLUSION_CONTRACT>([\d-]+)/) || null,
  }
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
}
