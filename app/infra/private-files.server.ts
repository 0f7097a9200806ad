import { mkdir } from 'node:fs/promises'

/** Only the server's own user may read leads and mails. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_DIRECTORY = 0o700

export async function makePrivateDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_DIRECTORY })
}
