import type { StoredLead } from '#app/features/lead/lead-store.server.ts'

/** The time stands in a field of its own. */
export const OTHER_TIME = 'kitu'

type ShownLead = Pick<StoredLead, 'reference' | 'status_version'>

/** „7K3M-9QXT 2“: nobody else may have marked it since it was shown so. */
export function writeVersion({ reference, status_version }: ShownLead): string {
  return `${reference} ${status_version}`
}

export function readVersion(text: string) {
  const [reference = '', version] = text.replaceAll('\0', '').split(' ')
  return { reference, version: Number(version) || 0 }
}

/** „no_answer 7K3M-9QXT 2 2026-11-30T09:00“, the value of a button. */
export function writeAct(action: string, lead: ShownLead, detail = ''): string {
  return `${action} ${writeVersion(lead)} ${detail}`.trim()
}

/** Without a number it is about the leads that are ticked. The database takes no NUL. */
export function readAct(form: FormData) {
  const text = String(form.get('veiksmas') ?? '').replaceAll('\0', '')
  const [action = '', about = null, version, detail] = text.split(' ')
  return { action, about, version: Number(version), detail }
}
