import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.server.ts'

/** How PostgreSQL is run: in which directory, by which binaries, behind which words of a command line. */
export interface Account {
  directory: string
  binaries: string
  command: readonly string[]
}

/** For a database of root that no other account can reach in `DATA_DIR`. */
const OUTSIDE = '/var/lib/viesieji-pirkimai'
const ENDS_WITH_SERVER = ['setpriv', '--pdeathsig', 'INT']
/** PostgreSQL refuses the number 0 only: within a namespace of its own, root has another one. */
const ROOT_RENUMBERED = ['unshare', '--user', '--map-user=1000', '--map-group=1000', ...ENDS_WITH_SERVER]

/**
 * PostgreSQL refuses root. Started by root it runs as the owner of the directory, as root under another number, or as
 * `nobody`: as the first of them that can write there and run the binaries.
 */
export function chooseAccount(path: string, binaries: string): Account {
  const directory = realpathSync(path)
  if (process.getuid?.() !== 0) {
    return { directory, binaries, command: succeeds(ENDS_WITH_SERVER, ['true']) ? ENDS_WITH_SERVER : [] }
  }
  const { uid, gid } = statSync(directory)
  const account =
    uid === 0
      ? (usable({ directory, binaries, command: ROOT_RENUMBERED }) ?? asNobody(path, binaries))
      : asUser(uid, gid, directory, binaries)
  if (account !== null) return account
  throw new OperatorError(
    `PostgreSQL does not run as root, and no other account can use ${directory}: start the server as an ordinary user that owns DATA_DIR, or set DATABASE_URL.`,
  )
}

function asUser(uid: number, gid: number, directory: string, binaries: string): Account | null {
  const command = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--pdeathsig', 'INT']
  const inPlace = usable({ directory, binaries, command })
  if (inPlace !== null) return inPlace
  return usable({ directory, binaries: copyBinaries(binaries, directory), command })
}

/** For a user who cannot reach the packages, as below root's home. */
function copyBinaries(binaries: string, directory: string): string {
  const { version } = JSON.parse(readFileSync(join(binaries, '../package.json'), 'utf8'))
  const copy = join(directory, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  rmSync(`${copy}.new`, { recursive: true, force: true })
  cpSync(binaries, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
  renameSync(`${copy}.new`, copy)
  return copy
}

/** Where namespaces are forbidden, as in many containers. */
function asNobody(directory: string, binaries: string): Account | null {
  const [uid = 0, gid = 0] = ['-u', '-g'].map((option) => idOfNobody(option))
  if (uid === 0 || gid === 0) return null
  const owner = `${uid}:${gid}`
  // Others may pass through, but see nothing: mails and copies lie in private directories.
  chmodSync(dirname(directory), 0o711)
  if (!succeeds(['chown'], ['-R', owner, directory])) return null
  const inPlace = asUser(uid, gid, directory, binaries)
  if (inPlace !== null || existsSync(join(directory, 'data'))) return inPlace
  const outside = join(OUTSIDE, createHash('sha256').update(directory).digest('hex').slice(0, 12))
  mkdirSync(outside, { recursive: true })
  if (!succeeds(['chown'], [owner, outside])) return null
  rmSync(directory, { recursive: true })
  symlinkSync(outside, directory)
  process.stderr.write(
    `PostgreSQL does not run as root and cannot reach ${directory}: the database lies in ${outside}.\n`,
  )
  return asUser(uid, gid, outside, binaries)
}

function idOfNobody(option: string): number {
  return Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout)
}

function usable(account: Account): Account | null {
  const { command, directory, binaries } = account
  const test = ['sh', '-c', 'test -w "$1" && "$2/bin/postgres" --version', 'sh', directory, binaries]
  return succeeds(command, test) ? account : null
}

function succeeds([program = '', ...words]: readonly string[], args: readonly string[]): boolean {
  return spawnSync(program, [...words, ...args], { stdio: 'ignore' }).status === 0
}
