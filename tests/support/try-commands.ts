// Runs commands with each of the options and prints their results as JSON; in one process, because loading their modules
// takes a second or two.
import { pathToFileURL } from 'node:url'

class Ended extends Error {}

const [files, options]: string[][] = process.argv.slice(2).map((list) => JSON.parse(list))
const print = process.stdout.write.bind(process.stdout)
const results: Record<string, Awaited<ReturnType<typeof runCommand>>[]> = {}
for (const option of options ?? []) {
  results[option] = []
  for (const file of files ?? []) results[option].push(await runCommand(file, option))
}
process.exitCode = 0
print(JSON.stringify(results))

async function runCommand(file: string, option: string) {
  process.argv = [process.execPath, file, option]
  const result = { status: 0, stdout: '', stderr: '' }
  const collect = (stream: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    result[stream] += text
    return true
  }
  process.exitCode = 0
  process.stdout.write = collect('stdout')
  process.stderr.write = collect('stderr')
  process.exit = (status) => {
    process.exitCode = Number(status ?? process.exitCode)
    throw new Ended()
  }
  try {
    // Another address, because a module runs only once.
    await import(`${pathToFileURL(file).href}?${option}`)
  } catch (error) {
    if (!(error instanceof Ended)) throw error
  }
  result.status = Number(process.exitCode)
  return result
}
