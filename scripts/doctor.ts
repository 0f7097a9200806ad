// `npm run doctor`: says whether all is well, of the settings and of what they name.
import { examine } from '#app/doctor/doctor.server.ts'
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'
import { readEnv } from '#app/infra/env.server.ts'
import { release } from '#app/infra/release.server.ts'
import { describeSettings, listWarnings } from '#app/settings-check.server.ts'
import { exitCodeOf } from './operator-command.ts'

const USAGE = `Usage: npm run doctor [-- --send]

Says whether all is well: settings, facts, database, mail, samples, notices, disk, backup, and the site as visitors reach
it. Reads the settings of the server, which may run.
  --send  also sends a mail to MAIL_TO
Exit codes: 0 no fault (there may be warnings), 1 a fault, 2 wrong usage.
`

const options = { send: { type: 'boolean', default: false } } as const
const { send: isSending } = readCommandLine(USAGE, options, (values, [extra]) => {
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}".`)
  return values
})
const failure = await exitCodeOf(run())
if (failure !== 0) process.exitCode = failure

async function run(): Promise<void> {
  const version = process.env.npm_package_version ?? release.version
  console.log(`Version ${version}`)
  const env = readEnv(process.env)
  const warnings = listWarnings(env, process.env)
  for (const sentence of describeSettings(env)) console.log(sentence)
  const checks = [...warnings, ...(await examine({ env, version, isSending }))]
  for (const { state, name, sentence } of checks) {
    console.log(`${state.toUpperCase().padEnd(8)} ${name.padEnd(8)} ${sentence}`)
  }
  const faults = checks.filter(({ state }) => state === 'fault').length
  console.log(faults === 0 ? 'There is no fault.' : `Faults: ${faults}.`)
  if (faults > 0) process.exitCode = 1
}
