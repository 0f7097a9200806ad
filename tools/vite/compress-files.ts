import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = '**/*.{css,html,ico,js,json,svg,txt,xml}'
/** Below this, compression saves hardly more than its headers cost. */
const MIN_BYTES = 400

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Writes `.br` and `.gz` files, which the server sends, beside each text file of the folder. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = globSync(COMPRESSIBLE, { cwd: folder }).map((path) => join(folder, path))
  await Promise.all(paths.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
