import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createDatabase, startPostgres } from '#tests/support/postgres-server.ts'
import { measureLoad } from './support/load.ts'
import { failures, median } from './support/report.ts'
import { letterScenarios, type Scenario, servingScenarios } from './support/scenarios.ts'
import { type SiteProcess, startSite } from './support/site-process.ts'

const ROUNDS = 5
const SECONDS = 2
/** All rounds stay below the overall limit, which the bench leaves on. */
const LEADS_PER_ROUND = 400
/** Longer lists hold addresses that must not be requested twice: each round takes its part. */
const MIN_DIVIDED_PATHS = 1_000

/** Addresses one after the other, or submissions of the form. */
type Load = Pick<Scenario, 'what' | 'connections'> & { paths: Scenario['paths'] | 'leads' }

/** A built tree with a database of its own. */
interface Side {
  checkout: string
  env: { DATABASE_URL: string; DATA_DIR: string }
}

const LEADS: Load = { what: 'request of a visitor', paths: 'leads', connections: 32 }

/** Measured in one round; the two measurements of a round belong to the same minute. */
interface Measurement {
  perSecond: number
  cpuMicrosecondsEach: number
  failed: number
}

/** Measures this tree and an older commit alternately, and prints the ratios. */
export async function compareWith(commit: string): Promise<void> {
  // Each start of a site adds a listener.
  process.setMaxListeners(6 * ROUNDS)
  const checkout = checkOut(commit)
  const database = await startPostgres({ fsync: 'on' })
  try {
    const sides = {
      now: { checkout: '.', env: await createTestStorage(database.url) },
      before: { checkout, env: await createTestStorage(database.url) },
    }
    console.log(`This tree beside ${commit}, medians of ${ROUNDS} rounds, measured alternately\n`)
    await compareStarts(sides)
    await compareLoads(sides)
  } finally {
    await database.remove()
  }
}

async function createTestStorage(postgresUrl: string): Promise<Side['env']> {
  return {
    DATABASE_URL: await createDatabase(postgresUrl),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-site-')),
  }
}

function checkOut(commit: string): string {
  const checkout = mkdtempSync(join(tmpdir(), 'bench-against-'))
  process.on('exit', () => rmSync(checkout, { recursive: true, force: true }))
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] })
  const archive = join(checkout, 'checkout.tar')
  execFileSync('git', ['archive', '--output', archive, commit])
  run('tar', ['-xf', archive])
  run('npm', ['ci', '--silent'])
  run('npm', ['run', 'build'])
  return checkout
}

/** The first start, which makes the database, is not measured. */
async function compareStarts(sides: Record<'now' | 'before', Side>): Promise<void> {
  const start = async (side: Side) => {
    const site = await startSide(side)
    await site.stop()
    return site.startMs
  }
  for (const side of [sides.now, sides.before]) await start(side)
  const ratios: number[] = []
  const times = { now: [] as number[], before: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const [now, before] = await alternately(
      round,
      () => start(sides.now),
      () => start(sides.before),
    )
    times.now.push(now)
    times.before.push(before)
    ratios.push(before / now)
  }
  const row = `${Math.round(median(times.now))} ms, before ${Math.round(median(times.before))} ms`
  printRow('start to the first "ready"', row, ratios)
}

async function compareLoads(sides: Record<'now' | 'before', Side>): Promise<void> {
  const [now, before] = [await startSide(sides.now), await startSide(sides.before)]
  for (const load of [...servingScenarios(), ...letterScenarios(), LEADS]) {
    if (!(await hasPage(before, load))) {
      console.log(`${load.what}: there was no such page`)
      continue
    }
    const rounds: [Measurement, Measurement][] = []
    for (let round = 0; round <= ROUNDS; round++) {
      rounds.push(
        await alternately(
          round,
          () => measure(now, sides.now, load, round),
          () => measure(before, sides.before, load, round),
        ),
      )
    }
    // The first pages of a kind are slow until their code is compiled.
    printLoads(load.what, rounds.slice(1))
  }
  await now.stop()
  await before.stop()
}

function startSide({ checkout, env }: Side): Promise<SiteProcess> {
  return startSite(env, resolve(checkout))
}

async function hasPage({ url }: SiteProcess, { paths }: Load): Promise<boolean> {
  return paths === 'leads' || (await fetch(`${url}${paths[0]}`, { redirect: 'manual' })).ok
}

function measure(
  { url, pid }: SiteProcess,
  { checkout }: Side,
  { paths, connections }: Load,
  round: number,
): Promise<Measurement> {
  const amount = paths === 'leads' ? { amount: LEADS_PER_ROUND } : { seconds: SECONDS }
  const plan = { url, connections, paths: partOf(paths, round), ...amount }
  return measureLoad(plan, pid, resolve(checkout))
}

function partOf(paths: Load['paths'], round: number): Load['paths'] {
  if (paths === 'leads' || paths.length < MIN_DIVIDED_PATHS) return paths
  const length = Math.floor(paths.length / (ROUNDS + 1))
  return paths.slice(round * length, (round + 1) * length)
}

/** The two sides take turns in being first. */
async function alternately<T>(
  round: number,
  now: () => Promise<T>,
  before: () => Promise<T>,
): Promise<[T, T]> {
  if (round % 2 === 0) return [await now(), await before()]
  const resultBefore = await before()
  return [await now(), resultBefore]
}

function printLoads(what: string, rounds: readonly [Measurement, Measurement][]): void {
  const medianOf = (side: 0 | 1, name: keyof Measurement) =>
    Math.round(median(rounds.map((round) => round[side][name])))
  const failed = (side: 0 | 1) => failures(rounds.reduce((sum, round) => sum + round[side].failed, 0))
  const sideOf = (side: 0 | 1) =>
    `${medianOf(side, 'perSecond')}/s (${medianOf(side, 'cpuMicrosecondsEach')} µs)${failed(side)}`
  printRow(
    what,
    `${sideOf(0)}, before ${sideOf(1)}`,
    rounds.map(([now, before]) => now.perSecond / before.perSecond),
  )
}

/** `ratios`: above 1, this tree is the faster one. */
function printRow(what: string, rates: string, ratios: readonly number[]): void {
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
  console.log(`${what}: ${median(ratios).toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})   now ${rates}`)
}
