import { OperatorError } from '#app/infra/operator-error.server.ts'

/**
 * A source that cannot be read any further: the window stays incomplete. The message is one sentence for the operator;
 * it is stored and logged, so it holds neither a key nor what the source answered.
 */
export class SourceError extends OperatorError {}
