import type { Plugin } from 'vite'

const STEPS: Readonly<Record<string, string>> = {
  client: 'what browsers load',
  ssr: 'the server, and all content',
}

/** Says what is built now: `npm start` shows nothing else of the build unless it fails. */
export function buildProgress(): Plugin {
  return {
    name: 'build-progress',
    apply: 'build',
    sharedDuringBuild: true,
    buildStart() {
      process.stderr.write(`  ${STEPS[this.environment.name]}…\n`)
    },
  }
}
