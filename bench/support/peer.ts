import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { compressFiles } from '../../tools/vite/compress-files.ts'

/** Builds the client-rendered home page; gives the folder with its files, each compressed beside itself. */
export async function buildPeer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: new URL('../peer/', import.meta.url).pathname,
    publicDir: false,
    plugins: [tailwindcss()],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  })
  await compressFiles(folder)
  const page = join(folder, 'index.html')
  writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)))
  return folder
}
