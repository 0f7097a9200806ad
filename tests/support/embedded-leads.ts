import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { validLeadForm } from './lead-forms.ts'
import { runScript } from './run-script.ts'
import type { SiteServer } from './site-server.ts'

/** Sends a lead that the server has not had yet; gives its reference. */
export async function submitAnother(
  { url }: SiteServer,
  fields: Record<string, string> = {},
): Promise<string> {
  const body = validLeadForm({ company: crypto.randomUUID(), ...fields })
  const answer = await fetch(`${url}/api/leads`, { method: 'POST', body })
  return (await answer.json()).reference
}

/** What the operator finds in the embedded database, whether a server runs or not. */
export async function listReferences(dataDir: string): Promise<(string | null)[]> {
  const { stdout } = await runScript('leads', ['list', '--json'], { DATA_DIR: dataDir })
  return JSON.parse(stdout).map(({ reference }: StoredLead) => reference)
}
