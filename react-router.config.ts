import { pathToFileURL } from 'node:url'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './tools/vite/compress-files.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Loading the server once reads all content: a fault in a frontmatter fails the build.
  buildEnd: async () => {
    await import(/* @vite-ignore */ pathToFileURL('build/server/index.js').href)
    await compressFiles('build/client')
  },
} satisfies Config
