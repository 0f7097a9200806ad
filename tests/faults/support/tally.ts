import type { Email } from 'postal-mime'
import { isForLackOfTime } from '../../support/errors-in-log.ts'
import type { SiteServer } from '../../support/site-server.ts'
import { referenceOf, referencesOf } from './mail-reference.ts'
import type { StoredTestLead } from './test-storage.ts'

/** Samples go to visitors, beside the staff's mail. */
export function isSample(mail: Email): boolean {
  return referenceOf(mail).endsWith('-sample')
}

/**
 * Compares the references that visitors were given with what was stored and mailed. A lead that these servers mailed
 * instead, since a busy machine's database took longer than a lead waits, is as it should be.
 */
export function tally(
  acknowledged: readonly string[],
  stored: readonly Pick<StoredTestLead, 'reference'>[],
  all: readonly Email[],
  servers: readonly SiteServer[] = [],
) {
  const mails = all.filter((mail) => !isSample(mail)).flatMap(referencesOf)
  const mailed = new Set(mails)
  const storedReferences = new Set(stored.map(({ reference }) => reference))
  const late = new Set(servers.flatMap(mailedForLackOfTime))
  return {
    tries: acknowledged.length,
    lost: [...new Set([...acknowledged, ...storedReferences])].filter((reference) => !mailed.has(reference))
      .length,
    duplicated: new Set([...acknowledged, ...storedReferences, ...mailed]).size - acknowledged.length,
    mailsTwice: mails.length - mailed.size,
    onlyMailed: acknowledged.filter((reference) => !storedReferences.has(reference) && !late.has(reference))
      .length,
  }
}

/** None if a lead could not be stored for any other reason. */
function mailedForLackOfTime(server: SiteServer): unknown[] {
  const logged = (message: string) => server.logs().filter(({ msg }) => msg === message)
  const reasons = logged('a lead could not be stored; sending its mail at once')
  if (!reasons.every(isForLackOfTime)) return []
  return logged('a lead was mailed without being stored').map(({ reference }) => reference)
}
