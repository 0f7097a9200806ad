import { OperatorError } from '#app/infra/operator-error.server.ts'

/** The sentences for the operator, or what was read. */
export function captureRefusal(read: () => unknown): string {
  try {
    return `read: ${JSON.stringify(read())}`
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return error.message
  }
}
