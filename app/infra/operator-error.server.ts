/** Something that the operator has to put right: the message is a whole sentence and says all. */
export class OperatorError extends Error {}

/** PostgreSQL's driver gives no code for a connection that breaks or does not answer. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout e(?:xpired|xceeded)|Client has encountered)/

/** What to tell the operator of an error at start or in a command; null for a fault of ours. */
export function operatorMessage(error: unknown, what: string): string | null {
  if (error instanceof OperatorError) return error.message
  // Errors of the system and of PostgreSQL carry a code: no room, no rights, nobody there.
  const known = error instanceof Error && !('code' in error) && error.cause ? error.cause : error
  if (!(known instanceof Error)) return null
  if (LOST_CONNECTION.test(known.message)) return `${what}: the database does not answer (${known.message}).`
  if (!('code' in known) || typeof known.code !== 'string') return null
  return `${what}: ${known.message || known.code}.`
}
