import { readdir, stat, statfs } from 'node:fs/promises'
import { get } from 'node:https'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'

const TIMEOUT_MS = 30_000

/** Returns NaN, as the functions below do, when the value is not known. */
export async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory).catch(() => ({ bavail: Number.NaN, bsize: 1 }))
  return bavail * bsize
}

/** Returns the time in milliseconds; a file that is still being written ends in .part. */
export async function newestBackupAt(directory: string): Promise<number> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => !name.endsWith('.part'))
  const files = await Promise.all(names.map((name) => stat(join(directory, name)).catch(() => null)))
  const times = files.flatMap((file) => (file?.isFile() && file.size > 0 ? file.mtimeMs : []))
  return times.length > 0 ? Math.max(...times) : Number.NaN
}

/** Returns the end, in milliseconds, of the certificate that visitors get, also when it has passed. */
export function certificateEndsAt(siteUrl: string): Promise<number> {
  if (!siteUrl.startsWith('https:')) return Promise.resolve(Number.NaN)
  const options = { rejectUnauthorized: false, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return new Promise((resolve) => {
    const request = get(`${siteUrl}/healthz`, options, ({ socket }) => {
      resolve(socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : Number.NaN)
      request.destroy()
    }).on('error', () => resolve(Number.NaN))
  })
}
