import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

type Ending = { remove(): unknown } | { stop(): unknown } | { close(): unknown }

/** For what all tests of a file use: it ends after the last of them. */
export async function untilEndOfFile<T extends Ending>(starting: Promise<T>): Promise<T> {
  const started = await starting
  afterAll(async () => {
    if ('remove' in started) await started.remove()
    else await ('stop' in started ? started.stop() : started.close())
  })
  return started
}

/** A folder for all tests of a file. */
export function folderOfFile(): string {
  const folder = makeFolder()
  afterAll(() => removeFolder(folder))
  return folder
}

/** A folder for one test, made in it or before it. */
export function folderOfTest(): string {
  const folder = makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'test-'))
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}
