import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '#app/infra/error-code.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { readBytes } from '#app/infra/read-bytes.server.ts'
import { SourceError } from '../source-error.server.ts'

const API_TIMINGS = {
  /** The time includes the body. */
  timeoutMs: 120_000,
  /** The pause doubles with each attempt, with jitter. */
  firstPauseMs: 2_000,
  /** A longer pause is left to the next run. */
  maxPauseMs: 300_000,
  /** This pause follows a 429 without `Retry-After`. */
  rateLimitPauseMs: 35_000,
  maxAttempts: 5,
  /** This pause stands before each request; a dozen at once bring a 429. */
  betweenMs: 2_000,
}

export type ApiTimings = typeof API_TIMINGS

/** A page of 500 notices has one or two megabytes; much more does not fit into a process of 256 MB. */
const MAX_REPLY_BYTES = 8_000_000
/** Parsed values take far more memory than their text: four million empty lists 236 MB. TED's largest page has 210,000. */
const MAX_PARTS = 300_000
const [COMMA, LIST, OBJECT] = [0x2c, 0x5b, 0x7b]
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])
const HTTP_TOO_MANY = 429

/** A retry would not change a refusal. */
export class ApiRefusal extends SourceError {
  readonly status: number
  readonly reply: unknown

  constructor(message: string, status: number, reply: unknown) {
    super(message)
    this.status = status
    this.reply = reply
  }
}

export interface ApiOptions {
  name: string
  url: string
  headers?: Readonly<Record<string, string>>
  timings?: ApiTimings
  /** A reply of this status is a refusal, whatever other statuses mean. */
  finalStatus?: number
  /** Says why a reply must be asked for again, or null. */
  problemOf?: (reply: unknown) => string | null
}

type Attempt = { reply: unknown } | { problem: string; minWaitMs?: number }

/** Returns the parsed JSON after retries, and pauses before each request. */
export async function postWithRetry(
  options: ApiOptions,
  body: object,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<unknown> {
  const { name, timings = API_TIMINGS } = options
  let waitMs = timings.betweenMs
  for (let attempt = 1; ; attempt++) {
    // Its own error would hide why the run was stopped.
    await pause(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    const result = await attemptOnce(options, body, signal)
    if ('reply' in result) return result.reply
    const { problem, minWaitMs = 0 } = result
    waitMs = Math.max(minWaitMs, backoffMs(attempt, timings))
    if (attempt >= timings.maxAttempts) throw new SourceError(`${name} ${problem}, ${attempt} times.`)
    if (waitMs > timings.maxPauseMs)
      throw new SourceError(`${name} ${problem} and asks to wait ${Math.ceil(waitMs / 1000)} s.`)
    log.warn({ attempt, waitMs: Math.round(waitMs) }, `notices: ${name} ${problem}; trying again`)
  }
}

async function attemptOnce(options: ApiOptions, body: object, signal: AbortSignal): Promise<Attempt> {
  const { name, timings = API_TIMINGS } = options
  const timeout = AbortSignal.timeout(timings.timeoutMs)
  try {
    return await request(options, body, AbortSignal.any([signal, timeout]))
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SourceError) throw error
    if (timeout.aborted) return { problem: 'does not answer in time' }
    const code = errorCode(error instanceof Error && error.cause ? error.cause : error)
    const detail = code === null ? '' : ` (${code})`
    if (error instanceof TypeError)
      return { problem: `cannot be reached, or dropped the connection${detail}` }
    throw new SourceError(`${name} cannot be read${detail}.`)
  }
}

async function request(options: ApiOptions, body: object, signal: AbortSignal): Promise<Attempt> {
  const { name, url, headers, timings = API_TIMINGS } = options
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    // A redirect would turn the POST into a GET, and might send the key elsewhere.
    redirect: 'manual',
    signal,
  })
  const { status } = response
  if (RETRIED_STATUSES.has(status) && status !== options.finalStatus) {
    await response.body?.cancel()
    const retryAfter = retryAfterMs(response.headers.get('Retry-After'))
    return {
      problem: `answers ${status}`,
      minWaitMs: retryAfter ?? (status === HTTP_TOO_MANY ? timings.rateLimitPauseMs : 0),
    }
  }
  const bytes = await readBytes(response, MAX_REPLY_BYTES)
  if (bytes === null) throw new SourceError(`${name} answers with more than ${MAX_REPLY_BYTES} bytes.`)
  if (countParts(bytes) > MAX_PARTS)
    throw new SourceError(`${name} answers with more than ${MAX_PARTS} values, which no page of notices has.`)
  const text = bytes.toString()
  const json = parseJson(text)
  if (!response.ok) throw new ApiRefusal(`${name} answers ${status}.${hintOf(status)}`, status, json?.value)
  if (/^\s*</.test(text)) throw new SourceError(`${name} answers with a page instead of JSON.`)
  if (json === null) return { problem: 'answers with something that is not JSON' }
  const problem = options.problemOf?.(json.value) ?? null
  return problem === null ? { reply: json.value } : { problem }
}

/** Characters within strings count too. */
function countParts(json: Uint8Array): number {
  let count = 0
  // An index is five times as fast as an iterator.
  for (let i = 0; i < json.length; i++) {
    if (json[i] === COMMA || json[i] === LIST || json[i] === OBJECT) count++
  }
  return count
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function hintOf(status: number): string {
  if (status === 401 || status === 403) return ' It may not know the key.'
  return status === 404 || (status >= 300 && status < 400) ? ' Its address may be wrong.' : ''
}

/** Jitter keeps several machines from retrying together. */
function backoffMs(attempt: number, { firstPauseMs, maxPauseMs }: ApiTimings): number {
  return Math.min(maxPauseMs, firstPauseMs * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)
}

function retryAfterMs(header: string | null): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,7}$/.test(text)) return Number(text) * 1000
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}
