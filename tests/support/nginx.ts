import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startWebServer } from './web-server.ts'

const POLL_MS = 20
const ACCESS_LOG = 'access.log'

/** Starts nginx with these blocks inside its `http { }`; they listen on 127.0.0.1:`port`. */
export async function startNginx(program: string, sites: string, port: number) {
  const server = await startWebServer({
    program,
    port,
    stopSignal: 'SIGQUIT',
    prepare: (directory) => ['-c', writeConfig(directory, sites), '-e', 'stderr', '-g', 'daemon off;'],
  })
  return {
    pid: server.pid,
    /** Access and error log, which packages of operating systems have on, unless `sites` changes that. */
    output: () => server.output() + readFileSync(join(server.directory, ACCESS_LOG), 'utf8'),
    /** Replaces its sites without an interruption. */
    async reload(newSites: string) {
      writeConfig(server.directory, newSites)
      const linesBefore = server.output().length
      server.signal('SIGHUP')
      while (!server.output().slice(linesBefore).includes('gracefully shutting down')) await pause(POLL_MS)
    },
    stop: server.stop,
  }
}

function writeConfig(directory: string, sites: string): string {
  const file = join(directory, 'nginx.conf')
  writeFileSync(file, wholeConfig(directory, sites))
  return file
}

function wholeConfig(directory: string, sites: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(directory, kind)};`,
  )
  return [
    // The workers must be able to read what the test's own user has written.
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${join(directory, 'pid')};`,
    'error_log stderr notice;',
    'worker_processes 1;',
    // What deploy/nginx.conf wants to stand in the main file.
    ...(readFileSync('deploy/nginx.conf', 'utf8').match(/(?<=^# {3})(?:worker_rlimit_nofile|events) .*/gm) ??
      []),
    `http { access_log ${join(directory, ACCESS_LOG)}; default_type application/octet-stream; ${folders.join(' ')}`,
    sites,
    '}',
  ].join('\n')
}
