import { OperatorError } from '#app/infra/operator-error.server.ts'

/**
 * Ends the ingest, which stays incomplete. The message is stored and logged, so it quotes neither a key nor the
 * answer.
 */
export class SourceError extends OperatorError {}
