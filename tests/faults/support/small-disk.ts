import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate file system, small enough to be filled; null where mounting it is not allowed: it takes root on Linux. */
export async function createSmallDisk(megabytes: number) {
  const directory = await mkdtemp(join(tmpdir(), 'small-disk-'))
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory)
  } catch {
    await rm(directory, { recursive: true })
    return null
  }
  const filler = join(directory, 'filler')
  return {
    directory,
    /** Fills it, except for this many bytes. */
    fill(leftBytes = 0) {
      const { bavail, bsize } = statfsSync(directory)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
    },
    free: () => rmSync(filler),
    setReadOnly: () => mount('-o', 'remount,ro', directory),
    async [Symbol.asyncDispose]() {
      execFileSync('umount', [directory], { stdio: 'ignore' })
      await rm(directory, { recursive: true })
    },
  }
}

function mount(...options: string[]): void {
  execFileSync('mount', options, { stdio: 'ignore' })
}
