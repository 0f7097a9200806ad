import { pathToFileURL } from 'node:url'
import type { Config } from '@react-router/dev/config'
import { markBuilt } from './tools/build-state.ts'
import { compressFiles } from './tools/vite/compress-files.ts'
import { removeUnusedScripts } from './tools/vite/unused-scripts.ts'

const startedAt = new Date()

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Loading the server once reads all content: a fault in a frontmatter fails the build.
  buildEnd: async () => {
    await import(/* @vite-ignore */ pathToFileURL('build/server/index.js').href)
    removeUnusedScripts('build/client')
    await compressFiles('build/client')
    markBuilt(startedAt)
  },
} satisfies Config
