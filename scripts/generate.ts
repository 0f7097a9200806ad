// `npm run generate -- migration|site-schema`: makes the files that are committed, not built.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readCommandLine, UsageError } from '#app/infra/command-line.server.ts'

const USAGE = `Usage: npm run generate -- <what>

migration   the next file of db/migrations from db/schema; --name job_title: what it is for
site-schema docs/how-to/site-facts.schema.json from what the file of the firm's facts may hold
`

const GENERATORS: Record<string, (name: string | undefined) => Promise<void> | void> = {
  migration(name) {
    const options = name === undefined ? [] : ['--name', name]
    const command = ['node_modules/drizzle-kit/bin.cjs', 'generate', ...options]
    process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1
  },
  async 'site-schema'() {
    const { toJsonSchema } = await import('@valibot/to-json-schema')
    const { siteFileSchema } = await import('#app/infra/site/site-file-schema.server.ts')
    // Rules that JSON Schema has no word for are left to the start of the server.
    const schema = toJsonSchema(siteFileSchema, { errorMode: 'ignore' })
    write('docs/how-to/site-facts.schema.json', `${JSON.stringify(schema, null, 2)}\n`)
  },
}

const options = { name: { type: 'string' } } as const
const generate = readCommandLine(USAGE, options, ({ name }, [what = '', ...others]) => {
  const generator = Object.hasOwn(GENERATORS, what) && others.length === 0 ? GENERATORS[what] : undefined
  if (generator === undefined) throw new UsageError(`Generate one of ${Object.keys(GENERATORS).join(', ')}.`)
  if (name !== undefined && what !== 'migration') throw new UsageError('--name is for "migration" only.')
  return () => generator(name)
})
await generate()

function write(path: string, content: string): void {
  writeFileSync(path, content)
  console.log(`${path} ${Buffer.byteLength(content)} bytes`)
}
