import { globSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import * as v from 'valibot'
import { configureSite, type SiteFacts } from '#config/site.ts'
import { OperatorError } from '../operator-error.server.ts'
import { siteFileSchema } from './site-file-schema.server.ts'

const MAX_SHOWN = 60
const MAX_LENGTH = 100_000
const MAX_PHOTO_BYTES = 1_000_000
/** JPEG, PNG, WebP and AVIF, in which any four bytes say how long a part is. */
const PHOTO_BEGINNING = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s

export type LoadedSite = ReturnType<typeof loadSite>

/**
 * Puts the operator's facts over the defaults, for good. Photos lie in DATA_DIR/photos, so that a new one needs no
 * release; those that cannot be shown are left out, and pages show the initial.
 */
export function loadSite({ SITE_FILE, DATA_DIR }: { SITE_FILE?: string | undefined; DATA_DIR: string }) {
  const path = resolve(SITE_FILE ?? join(DATA_DIR, 'site.json'))
  const content = readText(path, SITE_FILE !== undefined)
  const facts = content === null ? {} : parseFacts(path, content)
  const photos: string[] = []
  const photoFaults: string[] = []
  for (const person of [...(facts.partners ?? []), facts.evidence?.consultant]) {
    if (!person?.photo) continue
    const fault = photoFault(DATA_DIR, person.photo)
    if (fault === null) photos.push(person.photo)
    else {
      photoFaults.push(`${person.photo} ${fault}`)
      person.photo = null
    }
  }
  configureSite(facts)
  const isInvented = content === null
  const whose = isInvented
    ? `No firm's facts are given: there is no ${path}, so an invented firm is shown. docs/how-to/site-facts.md says how to replace it.`
    : `The firm's facts are those of ${path}.`
  return { whose, isInvented, photos, photoFaults }
}

function photoFault(dataDir: string, path: string): string | null {
  try {
    const file = statSync(join(dataDir, path), { throwIfNoEntry: false })
    if (file === undefined) return 'is missing'
    if (!file.isFile()) return 'is a folder'
    if (file.size > MAX_PHOTO_BYTES) return 'is larger than 1 MB'
    const beginning = readFileSync(join(dataDir, path)).toString('latin1', 0, 12)
    return PHOTO_BEGINNING.test(beginning) ? null : 'is not a picture in JPEG, PNG, WebP or AVIF'
  } catch {
    return 'may not be read by the user that runs the server'
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  EISDIR: 'is a folder; put a file in its place',
  EACCES: 'may not be read by the user that runs the server; give it the right to read file and folder',
  ELOOP: 'is a link that leads to itself; put a file in its place',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not saved as UTF-8; save it again with the encoding UTF-8',
}

/** Null when there is no such file and SITE_FILE does not name it. */
function readText(path: string, isNamed: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const fault = /^ENO(?:ENT|TDIR)$/.test(code) ? missingFault(path, isNamed) : FAULTS[code]
    if (fault === null) return null
    const where = isNamed ? 'the setting SITE_FILE gives this path' : 'the server looks for it in DATA_DIR'
    throw new OperatorError(`${path} ${fault ?? `cannot be read: ${code || error}`} (${where}).`)
  }
}

function missingFault(path: string, isNamed: boolean): string | null {
  if (lstatSync(path, { throwIfNoEntry: false })) return 'is a link to nothing; put a file in its place'
  const name = basename(path)
  const meant = [name, `${name}.txt`].map((like) => like.toLowerCase())
  const found = globSync('*', { cwd: dirname(path) }).find((other) => meant.includes(other.toLowerCase()))
  if (found) return `does not exist, but ${found} does: rename it to ${name}`
  return isNamed ? 'does not exist; correct the name or put the file there' : null
}

/** Throws one sentence for each fault. */
function parseFacts(path: string, content: string): SiteFacts {
  const result = v.safeParse(siteFileSchema, parseJson(path, content), { abortPipeEarly: true })
  if (!result.success)
    throw new OperatorError(result.issues.map((issue) => `${path}: ${sentenceOf(issue)}`).join('\n'))
  const { $schema, ...facts } = result.output
  return facts
}

function parseJson(path: string, content: string): unknown {
  if (content.trim() === '')
    throw new OperatorError(
      `${path} is empty; copy docs/how-to/site-facts.example.json into it and change that.`,
    )
  if (content.length > MAX_LENGTH)
    throw new OperatorError(
      `${path} is too long to be a file of facts: it must have at most ${MAX_LENGTH} characters.`,
    )
  try {
    return JSON.parse(content)
  } catch (error) {
    const reason = String(error).replace('SyntaxError: ', '').replaceAll(/\s+/g, ' ')
    throw new OperatorError(
      `${path} is not JSON: ${reason}. It is plain text from { to }; a comma stands between two entries (look at the line before, too) and none after the last; names and texts stand in straight quotes, "…", each on one line, quotes within a text are „…“; each { and [ needs its } or ]; numbers are written as 120000, yes and no as true and false; comments such as // are not allowed, and paths are written with /, not \\.`,
    )
  }
}

/** „partners, entry 2: website.url is missing.“ */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const where = v
    .getDotPath(issue)
    ?.replaceAll(/\.(\d+)(\.?)/g, (_, index, dot) => `, entry ${Number(index) + 1}${dot && ': '}`)
  const fault = `${where ?? 'The file'} ${issue.message}`
  const value = issue.path?.at(-1)?.value ?? issue.input
  if (value === undefined || /^is (?:not known|missing)/.test(issue.message)) return `${fault}.`
  const shown = JSON.stringify(value)
  return `${fault} (it is ${shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown}).`
}
