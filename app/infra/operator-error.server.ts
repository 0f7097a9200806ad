/** The operator can fix the cause: the message is a whole sentence that needs no context. */
export class OperatorError extends Error {}

/** The first message is that of an open connection, the second that of a new one, whose socket is gone. */
const DATABASE_STOPPED = /^(?:terminating connection|connect E\w+ .*\.s\.PGSQL)/
/** PostgreSQL's driver has no code for most of these. */
const LOST_CONNECTION =
  /^(?:Connection terminated|(?:read|write) E(?:CONNRESET|PIPE)|Query read timeout|timeout e(?:xpired|xceeded)|Client has encountered)/
const FULL_DISK = /no space left on device/i
const OF_OWNER = /^permission denied for table/
/** Node has these codes: for whatever is done to a read-only disk, else only for what writes to a folder. */
const UNWRITABLE = /^(?:EROFS:|(?:EACCES|EPERM): .*, (?:mkdir|chmod|chown|rename|unlink)\b)/

/** The message is null for a bug of ours. */
export function operatorMessage(error: unknown, prefix: string): string | null {
  if (error instanceof OperatorError) return error.message
  // Errors of the system and of PostgreSQL carry a code.
  const reason = error instanceof Error && !('code' in error) && error.cause ? error.cause : error
  if (!(reason instanceof Error)) return null
  if (LOST_CONNECTION.test(reason.message))
    return `${prefix}: the database does not answer (${reason.message}).`
  if (FULL_DISK.test(reason.message))
    return `${prefix}: the disk is full (${reason.message}); make room and repeat it.`
  if (UNWRITABLE.test(reason.message))
    return `${prefix}: ${reason.message}; make the folder writable for the user who runs this.`
  if (OF_OWNER.test(reason.message))
    return `${prefix}: ${reason.message}; set DATABASE_OWNER_URL, the role that owns the tables.`
  if (DATABASE_STOPPED.test(reason.message))
    return `${prefix}: the database was stopped meanwhile; what was done until then stays done.`
  if (!('code' in reason) || typeof reason.code !== 'string') return null
  return `${prefix}: ${reason.message || reason.code}.`
}
