import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { openDatabase, openExistingDatabase } from '#app/infra/database/database.server.ts'
import { leads } from '#db/schema/leads.ts'
import { validLeadForm } from './lead-forms.ts'
import type { SiteServer } from './site-server.ts'
import { leadRow, newestLeads } from './stored-leads.ts'

/** Returns the reference. */
export async function postAnotherLead(
  { url }: SiteServer,
  fields: Record<string, string> = {},
): Promise<string> {
  const body = validLeadForm({ company: crypto.randomUUID(), ...fields })
  const response = await fetch(`${url}/api/leads`, { method: 'POST', body })
  return (await response.json()).reference
}

/** The server must not run. Returns the reference. */
export async function storeLead(dataDir: string): Promise<string> {
  const reference = crypto.randomUUID()
  const database = await openDatabase({ dataDir })
  await database.db.insert(leads).values(leadRow({ reference, mail_state: 'sent' }))
  await database.close()
  return reference
}

/** Reads as the commands do, whether a server runs or not. */
export async function readLeads(dataDir: string): Promise<StoredLead[]> {
  const database = await openExistingDatabase({ dataDir })
  try {
    return await newestLeads(database.db)
  } finally {
    await database.close()
  }
}

export async function listReferences(dataDir: string): Promise<(string | null)[]> {
  return (await readLeads(dataDir)).map(({ reference }) => reference)
}
