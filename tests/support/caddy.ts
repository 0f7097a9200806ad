import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startWebServer } from './web-server.ts'

/** Starts a real Caddy with this Caddyfile, which listens on 127.0.0.1:`port`. */
export function startCaddy(program: string, config: string, port: number) {
  return startWebServer({
    program,
    port,
    stopSignal: 'SIGTERM',
    prepare(directory) {
      const file = join(directory, 'Caddyfile')
      writeFileSync(file, config)
      return ['run', '--config', file, '--adapter', 'caddyfile']
    },
  })
}
