import { chmod, lstat, mkdir } from 'node:fs/promises'

/** Leads and mails are for the server's own user alone. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_DIRECTORY = 0o700

const PERMISSIONS_OF_OTHERS = 0o077

/** Creates the directory and its parents unless they exist. */
export async function makePrivateDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_DIRECTORY })
}

/** Removes other users' permissions. Links, and what another user owns, are left alone. */
export async function makePrivate(path: string): Promise<void> {
  const stats = await lstat(path)
  // Windows has neither these permissions nor user ids.
  const isOurs = stats.uid === process.getuid?.() && (stats.isFile() || stats.isDirectory())
  if (isOurs && (stats.mode & PERMISSIONS_OF_OTHERS) !== 0)
    await chmod(path, stats.mode & 0o777 & ~PERMISSIONS_OF_OTHERS)
}
