import { chmod, lstat, mkdir } from 'node:fs/promises'

/** Leads and mails are for the server's own user alone. */
export const PRIVATE_FILE = 0o600
export const PRIVATE_DIRECTORY = 0o700

const RIGHTS_OF_OTHERS = 0o077

/** Makes the directory unless it is there; those above it too. */
export async function makePrivateDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_DIRECTORY })
}

/** Takes away what others may do with a file or directory. Links, and what another user owns, are left alone. */
export async function makePrivate(path: string): Promise<void> {
  const found = await lstat(path)
  // Windows has other rights and no numbers of users.
  const isOurs = found.uid === process.getuid?.() && (found.isFile() || found.isDirectory())
  if (isOurs && (found.mode & RIGHTS_OF_OTHERS) !== 0)
    await chmod(path, found.mode & 0o777 & ~RIGHTS_OF_OTHERS)
}
