import { OperatorError } from '#app/infra/operator-error.server.ts'

/** The sentence with which operators are refused, or what was read, so that a missing refusal is seen. */
export function captureRefusal(read: () => unknown): string {
  try {
    return `read: ${JSON.stringify(read())}`
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return error.message
  }
}
