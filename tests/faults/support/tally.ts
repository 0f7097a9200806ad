import type { Email } from 'postal-mime'
import type { FaultCounts } from '../../support/fault-table.ts'
import { referenceOf } from './mail-reference.ts'
import type { StoredTestLead } from './test-storage.ts'

/** Samples go to visitors, beside the staff's mail. */
export function isSample(mail: Email): boolean {
  return referenceOf(mail).endsWith('-sample')
}

/** Compares the references that visitors were given with what was stored and mailed. */
export function tally(
  acknowledged: readonly string[],
  stored: readonly StoredTestLead[],
  all: readonly Email[],
) {
  const mails = all.filter((mail) => !isSample(mail))
  const mailed = new Set(mails.map(referenceOf))
  const storedReferences = new Set(stored.map(({ reference }) => reference))
  return {
    tries: acknowledged.length,
    lost: [...new Set([...acknowledged, ...storedReferences])].filter((reference) => !mailed.has(reference))
      .length,
    duplicated: new Set([...acknowledged, ...storedReferences, ...mailed]).size - acknowledged.length,
    mailsTwice: mails.length - mailed.size,
    onlyMailed: acknowledged.filter((reference) => !storedReferences.has(reference)).length,
  } satisfies FaultCounts
}
