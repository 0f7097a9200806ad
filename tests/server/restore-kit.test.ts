import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { placeDatabase } from '../support/data-dir.ts'
import { listReferences, storeLead } from '../support/embedded-leads.ts'
import { folderOfTest } from '../support/kept-until.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { runScript } from '../support/run-script.ts'

const OWNER_URL = 'postgresql://site_owner:sl%23ap%40ta@db.example:5433/site?sslmode=require'

let directory: string
beforeEach(() => {
  directory = folderOfTest()
})

function run(script: string, args: readonly string[], env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('sh', [`deploy/${script}.sh`, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  return { status, file: stdout.trim().split('\n').at(-1) ?? '', stderr }
}

function writeFacts(dataDir: string, phone: string) {
  mkdirSync(join(dataDir, 'photos'), { recursive: true })
  writeFileSync(join(dataDir, 'site.json'), phone)
  writeFileSync(join(dataDir, 'photos', 'ona.jpg'), `photo of ${phone}`)
}

const factsIn = (dataDir: string) =>
  ['site.json', 'photos/ona.jpg'].map((file) => readFileSync(join(dataDir, file), 'utf8'))

describe.skipIf(process.platform === 'win32')('with the embedded database', () => {
  const here = () => join(directory, 'here')
  let reference: string
  beforeEach(async () => {
    await placeDatabase(here())
    reference = await storeLead(here())
    writeFacts(here(), '+370 1')
  })

  test('one file brings leads, facts and photos to a machine that is new', async () => {
    const { file } = run('backup', [], { DATA_DIR: here(), BACKUP_DIR: join(directory, 'backups') })
    const there = join(directory, 'there')

    expect(readdirSync(join(directory, 'backups')).map((name) => join(directory, 'backups', name))).toEqual([
      file,
    ])
    expect(run('backup', ['--check', file], { DATA_DIR: here() }).file).toMatch(
      /^database\.jsonl\.gz holds 1 lead, .* was made /,
    )
    expect(run('restore', ['--new', file], { DATA_DIR: there })).toMatchObject({ status: 0 })
    expect(await listReferences(there)).toEqual([reference])
    expect(factsIn(there)).toEqual(factsIn(here()))
  })

  test('an argument that a backup does not know is refused, and none is made', () => {
    const { status, stderr } = run('backup', ['site.tar'], { DATA_DIR: here() })

    expect([status, stderr]).toEqual([2, 'usage: sh deploy/backup.sh [--check <file>]\n'])
    expect(readdirSync(here())).not.toContain('backups')
  })

  test('facts that a backup replaces stay beside it', () => {
    const { file } = run('backup', [], { DATA_DIR: here() })
    writeFacts(here(), '+370 2')

    expect(run('restore', [file], { DATA_DIR: here() })).toMatchObject({ status: 0 })
    expect(factsIn(here())).toEqual(['+370 1', 'photo of +370 1'])
    const [kept = ''] = readdirSync(here()).filter((name) => name.startsWith('site.json.before-'))
    expect(readFileSync(join(here(), kept), 'utf8')).toBe('+370 2')
  })

  test('a backup of an earlier release, which is the database alone, is restored, and facts stay', async () => {
    const old = join(directory, 'old.jsonl.gz')
    await runScript('backup', [old], { DATA_DIR: here() })
    await storeLead(here())

    expect(run('restore', [old], { DATA_DIR: here() })).toMatchObject({ status: 0 })
    expect(await listReferences(here())).toEqual([reference])
    expect(factsIn(here())).toEqual(['+370 1', 'photo of +370 1'])
  })

  test('a damaged backup changes neither database nor facts', async () => {
    const old = join(directory, 'bad.tar')
    writeFileSync(join(directory, 'database.jsonl.gz'), 'noise')
    writeFileSync(join(directory, 'site.json'), 'of the backup')
    spawnSync('tar', ['-cf', old, 'database.jsonl.gz', 'site.json'], { cwd: directory })

    expect(run('restore', [old], { DATA_DIR: here() }).status).not.toBe(0)
    expect(await listReferences(here())).toEqual([reference])
    expect(factsIn(here())).toEqual(['+370 1', 'photo of +370 1'])
  })
})

/** Programs that note what they were given stand where those of PostgreSQL would. */
describe.skipIf(process.platform === 'win32')('with PostgreSQL', () => {
  const notes = () => readFileSync(join(directory, 'notes'), 'utf8')
  const LISTED = [';     Archive created at 2026-11-29 02:30:00 UTC', '9; TABLE DATA public leads site_owner']
  const ROWS = String.raw`printf 'COPY public.leads\n1\n2\n\\.\n'`
  let env: Record<string, string>
  beforeEach(() => {
    for (const program of ['pg_dump', 'pg_restore', 'psql']) {
      const path = join(directory, program)
      const note = `echo "${program} $* | $PGHOST $PGPORT $PGUSER $PGPASSWORD $PGDATABASE $PGSSLMODE"`
      writeFileSync(
        path,
        `#!/bin/sh\n${note} >>'${join(directory, 'notes')}'\nfor last; do :; done
case $last in --file=*.dump) echo rows >"\${last#--file=}";; esac
case "$*" in *--table=leads*) ${ROWS};; *--list*) printf '%s\n' ${LISTED.map((line) => `'${line}'`).join(' ')};; esac\n`,
      )
      chmodSync(path, 0o755)
    }
    env = {
      DATA_DIR: join(directory, 'data'),
      DATABASE_URL: 'postgresql://site_web:x@db.example/site',
      DATABASE_OWNER_URL: OWNER_URL,
      PATH: [directory, process.env.PATH].join(delimiter),
    }
    writeFacts(env.DATA_DIR ?? '', '+370 1')
  })

  test('its clients get the address of the owner, and no argument of theirs has the password', () => {
    const { file } = run('backup', [], env)
    const [dump = '', read = ''] = notes().split('\n')

    expect(dump).toMatch(
      /^pg_dump --format=custom --file=\S+ \| db\.example 5433 site_owner sl#ap@ta site require$/,
    )
    expect(read).toMatch(/^pg_restore --file=\/dev\/null /)
    run('restore', [file], env)
    const commands = notes().split('\n').slice(-3, -1)
    expect(commands).toEqual([
      expect.stringMatching(/^pg_restore --file=\S+\.sql /),
      expect.stringMatching(
        /^psql .*--single-transaction .* \| db\.example 5433 site_owner sl#ap@ta site require$/,
      ),
    ])
    expect(commands.map((line) => line.split(' | ')[0]).join()).not.toContain('sl#ap')
  })

  test('a check says what a backup holds, and a restore keeps what it replaces among the backups', () => {
    const { file } = run('backup', [], env)
    const backups = () => readdirSync(join(env.DATA_DIR ?? '', 'backups'))

    expect(run('backup', ['--check', file], env)).toMatchObject({
      status: 0,
      file: 'database.dump holds leads: 2; it was made 2026-11-29 02:30:00 UTC.',
    })
    expect(backups()).toHaveLength(1)
    run('restore', [file], env)
    expect(backups()).toContainEqual(expect.stringMatching(/^before-.*\.dump$/))
    const used = notes().split('\n')
    const kept = used.findIndex((line) => line.includes('before.dump'))
    expect(kept).toBeLessThan(used.findIndex((line) => line.startsWith('psql')))
  })

  test('a database without tables is not backed up as if it were one of a site', () => {
    writeFileSync(join(directory, 'pg_restore'), '#!/bin/sh\n')
    const { status, stderr } = run('backup', [], env)

    expect([status, stderr]).toEqual([1, 'The dump has no table of leads, so it is of no site.\n'])
    expect(readdirSync(join(env.DATA_DIR ?? '', 'backups'))).toEqual([])
  })

  test('a backup of the embedded database is refused with what to do', () => {
    const old = join(directory, 'old.jsonl.gz')
    writeFileSync(old, '')
    const { status, stderr } = run('restore', [old], env)

    expect([status, stderr]).toEqual([1, expect.stringContaining('cannot be restored into PostgreSQL')])
  })

  test('where PGHOST is set, as beside the database in compose.yaml, neither Node nor an address is needed', () => {
    const inCompose = { DATA_DIR: env.DATA_DIR ?? '', PATH: `${directory}:/usr/bin:/bin`, PGHOST: 'database' }
    const { file, status } = run('backup', [], inCompose)

    expect([status, run('restore', [file], inCompose).status]).toEqual([0, 0])
    expect(factsIn(env.DATA_DIR ?? '')).toEqual(['+370 1', 'photo of +370 1'])
  })

  test('a dump is not restored into a site without a PostgreSQL server', () => {
    const { file } = run('backup', [], env)
    const { status, stderr } = run('restore', [file], { DATA_DIR: join(directory, 'embedded') })

    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/set DATABASE_URL\.\n$/) })
  })
})

test('a restore empties the database as its owner, tables of a later release too, and leaves it the rights of a new one', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const admin = new pg.Client(postgres.url)
  await admin.connect()
  await admin.query('create role kit_owner login')
  await admin.query('create role kit_web login')
  await admin.query('create database kit owner kit_owner')
  await admin.end()
  const owner = new pg.Client(postgres.url.replace('postgres@', 'kit_owner@').replace(/postgres$/, 'kit'))
  await owner.connect()
  await owner.query('create table leads (id int primary key)')
  await owner.query('create table of_a_later_release (lead int references leads)')
  const restore = readFileSync('deploy/restore.sh', 'utf8')
  for (const [, command = ''] of restore.matchAll(/--command='(.*)'/g)) await owner.query(command)
  await owner.query('create table leads (id int primary key)')
  const { rows } = await owner.query(
    `select has_schema_privilege('kit_web', 'public', 'usage') usage, to_regclass('of_a_later_release') later`,
  )
  await owner.end()

  expect(rows).toEqual([{ usage: true, later: null }])
})
