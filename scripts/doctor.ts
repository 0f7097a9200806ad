// `npm run doctor`: says whether all is well, of the settings and of what they name.
import { isWell } from '#app/doctor/checks.server.ts'
import { examine } from '#app/doctor/doctor.server.ts'
import { readOptions } from '#app/infra/command-line.server.ts'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { checkSettings, printChecks } from '#app/settings-check.server.ts'
import packageJson from '../package.json' with { type: 'json' }
import { exitCodeOf } from './operator-command.ts'

const USAGE = `Usage: npm run doctor [-- --send]

Says whether all is well, of settings, facts, database, mail, notices, disk, backup and the site as visitors reach it.
  --send  also sends a mail to staff
Exit codes: 0 no fault (there may be warnings), 1 a fault, 2 wrong usage.
`

const { send: isSending } = readOptions(USAGE, { send: { type: 'boolean', default: false } })
process.exitCode = await exitCodeOf(run())

async function run(): Promise<void> {
  console.log(`Version: ${packageJson.version}.`)
  const checks = await examine(checkSettings(process.env), packageJson.version, isSending)
  printChecks(checks)
  if (!isWell(checks)) throw new OperatorError('There are faults.')
  console.log('There is no fault.')
}
