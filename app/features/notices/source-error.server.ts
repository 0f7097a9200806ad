import { OperatorError } from '#app/infra/operator-error.server.ts'

/** Ends the ingest as incomplete. Its message is stored and logged: it quotes neither key nor reply. */
export class SourceError extends OperatorError {}
