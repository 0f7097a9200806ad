import { mkdir } from 'node:fs/promises'

/** Leads and mails are for the server's own user alone. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_DIRECTORY = 0o700

export async function makePrivateDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_DIRECTORY })
}
