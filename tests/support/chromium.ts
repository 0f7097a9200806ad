import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import chromium from '@sparticuz/chromium'

/** Arguments for cloud functions; visitors' browsers have several processes and their usual security. */
const EXCLUDED_ARGUMENTS = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
]
/** A software renderer, which takes a fifth more CPU than painting without one. */
const GRAPHICS = /^--(?:ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader)/

/** How Playwright starts the browser of the package `@sparticuz/chromium`, or the one at CHROMIUM_PATH. */
export async function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  return {
    executablePath: process.env.CHROMIUM_PATH || (await unpackChromium()),
    args: [
      ...chromium.args.filter(
        (argument) => !EXCLUDED_ARGUMENTS.includes(argument) && !GRAPHICS.test(argument),
      ),
      '--disable-gpu',
    ],
  }
}

/** Unpacks once, by a rename, so that an interrupted unpacking leaves nothing to be used. */
async function unpackChromium(): Promise<string> {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'))
  const cache = resolve('node_modules/.cache')
  const unpacked = join(cache, `chromium-${version}`)
  if (!existsSync(unpacked)) {
    mkdirSync(cache, { recursive: true })
    const unfinished = mkdtempSync(join(cache, 'unpacking-'))
    await unpackInto(unfinished)
    if (!existsSync(unpacked)) renameSync(unfinished, unpacked)
  }
  return join(unpacked, 'chromium')
}

/** The package always unpacks into the system's temporary directory. */
async function unpackInto(directory: string): Promise<void> {
  const { TMPDIR } = process.env
  process.env.TMPDIR = directory
  await chromium.executablePath()
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
}
