// Runs a client of PostgreSQL on the site's database, as its owner: `node deploy/postgres.js pg_dump --format=custom`.
// The address goes to it in the environment, because every user of a machine can read the arguments of a process.
import { spawnSync } from 'node:child_process'

const { hostname, port, username, password, pathname, searchParams } = new URL(
  process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || 'postgresql:',
)
const known = {
  PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
  PGPORT: port,
  PGUSER: decodeURIComponent(username),
  PGPASSWORD: decodeURIComponent(password),
  PGDATABASE: decodeURIComponent(pathname.slice(1)),
  PGSSLMODE: searchParams.get('sslmode') ?? '',
  PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  PGOPTIONS: searchParams.get('options') ?? '',
}
const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ''))
const [program = '', ...args] = process.argv.slice(2)
const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...given } })
if (error) console.error(`${program} could not be run: ${error.message}`)
process.exitCode = status ?? 1
