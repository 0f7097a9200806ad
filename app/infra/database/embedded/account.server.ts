import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'
import { PRIVATE_DIRECTORY } from '../../private-files.server.ts'
import { CLUSTER } from './clusters.server.ts'

/** `commandPrefix` goes in front of PostgreSQL's own command line. */
export interface Account {
  directory: string
  binaries: string
  commandPrefix: readonly string[]
}

/** This place is used when root's `DATA_DIR` is closed to all other accounts. */
const FALLBACK_DIRECTORY = '/var/lib/viesieji-pirkimai'
/** QUIT stops PostgreSQL at once, for after the site nobody is left to end it if it hangs. */
const END_WITH_PARENT = ['setpriv', '--pdeathsig', 'QUIT']
/** PostgreSQL refuses uid 0 only, and in a user namespace root has another one. */
const AS_MAPPED_ROOT = ['unshare', '--user', '--map-user=1000', '--map-group=1000', ...END_WITH_PARENT]

/** Root runs it as the directory's owner, as mapped root or as `nobody`, whichever can write there and run the binaries. */
export function chooseAccount(path: string, binaries: string): Account {
  const directory = realpathSync(path)
  if (process.getuid?.() !== 0) {
    return { directory, binaries, commandPrefix: succeeds(END_WITH_PARENT, ['true']) ? END_WITH_PARENT : [] }
  }
  const { uid, gid } = statSync(directory)
  const account =
    uid === 0
      ? (ifUsable({ directory, binaries, commandPrefix: AS_MAPPED_ROOT }) ?? asNobody(path, binaries))
      : asUser(uid, gid, directory, binaries)
  if (account !== null) return account
  throw new OperatorError(
    `PostgreSQL does not run as root, and no other account can use ${directory}: start the server as an ordinary user that owns DATA_DIR, or set DATABASE_URL.`,
  )
}

function asUser(uid: number, gid: number, directory: string, binaries: string): Account | null {
  const commandPrefix = userCommand(uid, gid)
  const inPlace = ifUsable({ directory, binaries, commandPrefix })
  if (inPlace !== null) return inPlace
  return ifUsable({ directory, binaries: copyBinaries(binaries, directory), commandPrefix })
}

function userCommand(uid: number, gid: number): string[] {
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig', 'QUIT']
}

/** The copy is for a user that cannot reach the packages, for example those in root's home. */
function copyBinaries(binaries: string, directory: string): string {
  const { version } = JSON.parse(readFileSync(join(binaries, '../package.json'), 'utf8'))
  const copy = `postgresql-${version}`
  for (const name of readdirSync(directory)) {
    if (name.startsWith('postgresql-') && name !== copy) rmSync(join(directory, name), { recursive: true })
  }
  const path = join(directory, copy)
  if (existsSync(path)) return path
  cpSync(binaries, `${path}.new`, { recursive: true, verbatimSymlinks: true })
  renameSync(`${path}.new`, path)
  return path
}

/** This account serves where user namespaces are forbidden, as in many containers. */
function asNobody(directory: string, binaries: string): Account | null {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) => readNobodyId(option))
  if (uid === 0 || gid === 0) return null
  const dataDir = dirname(directory)
  if (succeeds([...userCommand(uid, gid), 'test', '-d'], [dataDir])) {
    // Others may enter but not list; mails and copies are in private directories.
    chmodSync(dataDir, statSync(dataDir).mode | 0o011)
    return chownUnlessLocked(uid, gid, directory) ? asUser(uid, gid, directory, binaries) : null
  }
  if (existsSync(join(directory, CLUSTER))) return null
  const outside = join(FALLBACK_DIRECTORY, createHash('sha256').update(directory).digest('hex').slice(0, 12))
  mkdirSync(outside, { recursive: true })
  chmodSync(FALLBACK_DIRECTORY, 0o711)
  chmodSync(outside, PRIVATE_DIRECTORY)
  if (!chownUnlessLocked(uid, gid, outside)) return null
  rmSync(directory, { recursive: true })
  symlinkSync(outside, directory)
  process.stderr.write(
    `PostgreSQL does not run as root and cannot reach ${directory}: the database lies in ${outside}.\n`,
  )
  return asUser(uid, gid, outside, binaries)
}

function chownUnlessLocked(uid: number, gid: number, directory: string): boolean {
  return succeeds(
    ['flock', '--nonblock', join(directory, 'lock'), 'chown', '-R'],
    [`${uid}:${gid}`, directory],
  )
}

function readNobodyId(option: string): number {
  return Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout)
}

function ifUsable(account: Account): Account | null {
  const { commandPrefix, directory, binaries } = account
  const test = ['sh', '-c', 'test -w "$1" && "$2/bin/postgres" --version', 'sh', directory, binaries]
  return succeeds(commandPrefix, test) ? account : null
}

function succeeds([program = '', ...words]: readonly string[], args: readonly string[]): boolean {
  return spawnSync(program, [...words, ...args], { stdio: 'ignore' }).status === 0
}
