/** The code is Node's, such as `ECONNREFUSED`, or PostgreSQL's five characters. */
const ERROR_CODE = /^(?:[A-Z][A-Z\d_]{1,60}|[\dA-Z]{5})$/

export function errorCode(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  return typeof code === 'string' && ERROR_CODE.test(code) ? code : null
}
