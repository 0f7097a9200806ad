import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'

type FileContent = readonly [path: string, content: Buffer]

/** All files below a directory, except those that a running server removes meanwhile. */
export async function readFilesBelow(directory: string): Promise<FileContent[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = await Promise.all(paths.map(async (path) => [path, await readUnlessGone(path)] as const))
  return files.flatMap(([path, content]) => (content === null ? [] : [[path, content] as const]))
}

async function readUnlessGone(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Searches for the texts in any case, with escapes, in punycode, or as digits alone. */
export function findTraces(texts: Readonly<Record<string, string>>, files: readonly FileContent[]): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    files
      .filter(([, content]) => spellingsOf(text).some((spelling) => content.includes(spelling)))
      .map(([path]) => `${name} in ${path}`),
  )
}

function spellingsOf(text: string): string[] {
  const domain = domainToASCII(text.slice(text.indexOf('@') + 1))
  const digits = text.replaceAll(/\D/g, '')
  const plain = [text, text.toLowerCase(), text.toUpperCase(), text.normalize('NFD')]
  return [
    ...plain,
    ...plain.map(escaped),
    ...plain.map(quotedPrintable),
    ...(text.includes('@') && domain !== '' ? [domain] : []),
    ...(digits.length > 6 ? [digits, digits.slice(1)] : []),
  ]
}

function escaped(text: string): string {
  return text.replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function quotedPrintable(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase()}`))
    .join('')
}
