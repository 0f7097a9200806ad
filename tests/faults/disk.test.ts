import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '../support/run-script.ts'
import { startServer } from '../support/site-server.ts'
import { findTraces, readFilesBelow } from '../support/traces.ts'
import { countUndelivered } from './support/server-metrics.ts'
import { type FaultySite, prepareSite } from './support/site.ts'
import { createSmallDisk } from './support/small-disk.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const DISK_MB = 70
const FREE_BYTES = 40 * 1_024
/** Leads that the disk has no room for. */
const TRIES = longOrShort(50, 10)
const MAX_TRIES = 1_000
/** Concurrent, since a lead that cannot be stored waits for the database for a while. */
const VISITORS = 5
const TIMEOUT = { timeout: 60_000 }

const testDisk = await createSmallDisk(1)
await testDisk?.[Symbol.asyncDispose]()
const canMount = testDisk !== null
const isRoot = process.getuid?.() === 0
if (!canMount)
  console.warn('Only root can make a small disk (mount -t tmpfs): full disks are not tried here.')

test.skipIf(!canMount)(
  'a full disk costs no lead: what cannot be stored is mailed; with room again everything works as before',
  async () => {
    await using disk = await createSmallDisk(DISK_MB)
    if (disk === null) throw new Error('there is no small disk')
    await using site = await prepareSite('embedded', disk)
    const server = await site.start()
    const countUnstored = () =>
      server.logs().filter(({ msg }) => msg === 'a lead was mailed without being stored').length
    const acknowledged: string[] = []
    const send = async () => {
      const { reference } = await sendOnce(server.url, browserForm({ industry: 'x'.repeat(290) }))
      acknowledged.push(reference ?? '')
    }

    await send()
    disk.fill(FREE_BYTES)
    while (countUnstored() < TRIES && acknowledged.length < MAX_TRIES) {
      await Promise.all(Array.from({ length: VISITORS }, send))
    }
    expect(countUnstored()).toBeGreaterThanOrEqual(TRIES)
    disk.free()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, TIMEOUT).toBe(200)
    await send()
    await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
    await server.stop()

    const again = await site.start()
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    await again.stop()
    expect(await site.tally(acknowledged)).toMatchObject({ lost: 0, duplicated: 0 })
  },
)

test.skipIf(!canMount)(
  'a disk without room for a new database stops the server with a sentence; with room it starts',
  async () => {
    await using disk = await createSmallDisk(DISK_MB)
    disk?.fill(2_000_000)
    const dataDir = join(disk?.directory ?? '', 'data')
    await expect(startServer({ dataDir })).rejects.toThrow('needs about 60 MB of room')
    disk?.free()
    const server = await startServer({ dataDir })
    expect((await sendOnce(server.url, browserForm())).status).toBe(200)
    await server.stop()
  },
)

test.skipIf(!canMount)(
  'a start on a full disk says to make room, one on a disk that became read-only to make it writable, and neither to restore a backup',
  async () => {
    await using disk = await createSmallDisk(DISK_MB)
    if (disk === null) throw new Error('there is no small disk')
    await using site = await prepareSite('embedded', disk)
    await (await site.start()).stop()

    disk.fill()
    expect(await refusalOf(site)).toMatch(
      /^The embedded database in .* cannot be opened; make room on its disk .*: /,
    )
    disk.free()
    await (await site.start()).stop()
    disk.setReadOnly()
    const refusal = await refusalOf(site)
    expect(refusal).toMatch(/make (?:the folder|its folder readable and) writable/)
    expect(refusal).not.toContain('backup')
  },
)

test('a database that may not be read names the folder to open up, not a backup; opened up it starts', async () => {
  await using site = await prepareSite('embedded')
  const control = join(site.storage.dataDir, 'postgres/data/global/pg_control')
  await chmod(control, 0)
  expect(await refusalOf(site)).toMatch(
    /cannot be opened; make its folder readable and writable .*: .*Permission denied/,
  )

  await chmod(control, 0o600)
  await (await site.start()).stop()
})

test.skipIf(!canMount)(
  'erasing on a full disk says what is left to do; repeated with room it clears the bytes from the files',
  async () => {
    await using disk = await createSmallDisk(250)
    if (disk === null) throw new Error('there is no small disk')
    await using site = await prepareSite('embedded', disk)
    const server = await site.start()
    const erase = () =>
      runScript('leads', ['erase', '--yes', '--email', PERSON.email], { DATA_DIR: disk.directory })
    const traces = async () => findTraces(PERSON, await readFilesBelow(join(disk.directory, 'postgres')))
    await sendOnce(server.url, browserForm(PERSON))
    disk.fill(FREE_BYTES)
    expect(await erase()).toMatchObject({
      code: 1,
      // With the last kilobytes gone PostgreSQL may not even let a connection in.
      stderr: expect.stringMatching(/: the disk is full .*make room/),
    })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await traces()).not.toEqual([])
    disk.free()

    expect(await erase()).toMatchObject({ code: 0 })
    expect(await traces()).toEqual([])
    expect((await sendOnce(server.url, browserForm())).status).toBe(200)
    await server.stop()
  },
)

// Root may write anywhere.
test.skipIf(isRoot && !canMount)(
  'a data directory that cannot be written stops the server at its start, with a sentence',
  async () => {
    await using disk = isRoot ? await createSmallDisk(DISK_MB) : null
    disk?.setReadOnly()
    const directory = disk?.directory ?? (await mkdtemp(join(tmpdir(), 'read-only-')))
    if (disk === null) await chmod(directory, 0o500)
    await expect(startServer({ dataDir: directory })).rejects.toThrow(
      /The server could not start: (EROFS: read-only file system|EACCES: permission denied).*; make the folder writable/,
    )
    if (disk === null) await rm(directory, { recursive: true })
  },
)

/** The last line of a start that ends. */
function refusalOf(site: FaultySite): Promise<string> {
  return site.start().then(String, ({ message }) => message.trim().split('\n').at(-1))
}

const PERSON = { name: 'Žygimantė Erzvilkaitė', email: 'zygimante@erzvilkas.example' }
