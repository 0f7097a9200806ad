// A process that runs the embedded database of the data directory in its argument, as a server does.
import { startEmbedded } from '#app/infra/database/embedded/embedded-postgres.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'

const { url, stop } = await startEmbedded(process.argv[2] ?? '').catch((error) => {
  process.stderr.write(`${operatorMessage(error, 'The server could not start') ?? error}\n`)
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void stop().then(() => process.exit(0)))
process.stdout.write(`Ready on ${url}\n`)
